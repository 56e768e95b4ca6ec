/** The small parts screens are built from: icons, coins, buttons that wait for their answer. */

import { html, useEffect, useRef, useState } from './html.js';
import { EMOTES, ICONS } from './icons.js';
import { allInitials } from './initials.js';
import { tell } from './live.js';
import { colour, shape } from './shapes.js';

const REFUSAL_MS = 6000;

/** An icon of the set. With a `label` it speaks; without, it only decorates. */
export function Icon({ name, label, size = 24 }) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} ...${spoken}><path d=${ICONS[name]} /></svg>`;
}

/** A feeling, drawn. */
export function Emote({ name, size = 32 }) {
  return html`<svg class="emote-art" viewBox="0 0 32 32" width=${size} height=${size} aria-hidden="true">
    ${EMOTES[name][1].map(([kind, path], i) => html`<path key=${i} class=${`emote-${kind}`} d=${path} />`)}
  </svg>`;
}

/**
 * A button that does one thing and waits for the answer: no second press meanwhile, and a refusal right above it.
 * `press` may answer with a reply or a promise of one.
 */
export function Press({ press, children, missing, class: looks = 'button', ...rest }) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useRefusal();
  const alive = useRef(true);
  useEffect(() => () => { alive.current = false; }, []);
  async function pressed(event) {
    if (busy) return;
    if (missing) return setRefusal(missing);
    setBusy(true);
    const reply = await press(event);
    if (!alive.current) return;
    setBusy(false);
    setRefusal(reply && reply.ok === false ? reply.error : '');
  }
  return html`<span class="press">
    <button type="button" class=${looks} aria-busy=${busy} aria-disabled=${Boolean(missing)} onClick=${pressed} ...${rest}>
      ${children}
    </button>
    <${Refusal} text=${refusal} />
  </span>`;
}

/** The sentence that says no, beside what was pressed. */
export function Refusal({ text }) {
  return text ? html`<span class="refusal">${text}</span>` : null;
}

/** A refusal that goes by itself, and is read out once. @returns {[string, (text: string) => void]} */
export function useRefusal() {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!text) return undefined;
    tell([text]);
    const timer = setTimeout(() => setText(''), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}

/** A coin: the seat's initials on its colour and its shape. `size` is 'small', 'middle' or 'big'. */
export function Coin({ p, seat, size = 'middle' }) {
  const { path } = shape(seat);
  const mark = allInitials(p.table.seats.map(one => one.name))[seat] ?? '?';
  return html`<svg class=${`coin coin-${size}`} viewBox="0 0 48 50" aria-hidden="true" style=${{ '--seat': colour(seat) }}>
    <path class="coin-wait" d=${path} transform="translate(24 25) scale(1.17) translate(-24 -24)" />
    <path class="coin-edge" d=${path} transform="translate(0 2)" />
    <path class="coin-face" d=${path} />
    <path class="coin-rim" d=${path} transform="translate(24 24) scale(.84) translate(-24 -24)" />
    <text class="coin-mark" x="24" y="24" dy=".36em">${mark}</text>
  </svg>`;
}

/** A coin with its name. */
export function Face({ p, seat, size = 'small' }) {
  return html`<span class="face"><${Coin} p=${p} seat=${seat} size=${size} /><span class="face-name">${p.name(seat)}</span></span>`;
}

/** What is left to type; it warns when it runs low. */
export function Count({ left, low = 15 }) {
  return html`<span class=${`count ${left <= low ? 'count-low' : ''}`}>${left}<span class="unseen"> characters left</span></span>`;
}

/** A switch that is on or off, with its words. */
export function Switch({ label, note, on, turn }) {
  return html`<label class="switch">
    <span class="switch-words"><span>${label}</span>${note ? html`<small>${note}</small>` : null}</span>
    <input type="checkbox" role="switch" checked=${on} onChange=${event => turn(event.currentTarget.checked)} />
  </label>`;
}
