/** Six feelings: a tray to send one from, and the ones in the air above their coins. */

import { coinBox } from './fly.js';
import { html, useEffect, useRef, useState } from './html.js';
import { EMOTES } from './icons.js';
import { Emote, Icon, Refusal, useRefusal } from './pieces.js';
import { state } from './state.js';
import * as verbs from './verbs.js';

const NAMES = { laugh: 'Laugh', clap: 'Clap', wow: 'Wow', heart: 'Heart', think: 'Thinking', groan: 'Groan' };

export function EmoteTray() {
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useRefusal();
  const button = useRef(null);
  const tray = useRef(null);
  useEffect(() => (open ? closeFromOutside(tray.current, close) : undefined), [open]);
  function close(giveBack) {
    setOpen(false);
    if (giveBack) button.current.focus();
  }
  async function send(name) {
    close(true);
    const reply = await verbs.emote(name);
    if (!reply.ok) setRefusal(reply.error);
  }
  return html`<div class="emotes" ref=${tray}>
    <button type="button" class="way" ref=${button} aria-label="Send a feeling" title="Send a feeling"
      aria-expanded=${open} onClick=${() => setOpen(!open)}><${Icon} name="smile" /></button>
    <${Refusal} text=${refusal} />
    ${open ? html`<div class="emote-tray" role="group" aria-label="Feelings">
      ${Object.keys(EMOTES).map(name => html`<button type="button" key=${name} class="way"
        aria-label=${NAMES[name]} title=${NAMES[name]} onClick=${() => send(name)}><${Emote} name=${name} /></button>`)}
    </div>` : null}
  </div>`;
}

/** The ones in the air: each rises from its sender's coin, or from the foot of the screen for those without a seat. */
export function Floaters({ p }) {
  return html`<div class="floaters" aria-hidden="true">
    ${state.emotes.map(one => html`<${Floater} key=${one.key} p=${p} one=${one} />`)}
  </div>`;
}

function Floater({ one }) {
  const place = useRef(null);
  place.current ??= from(one.seat);
  return html`<span class="floater" style=${place.current}>
    <${Emote} name=${one.emote} size=${44} /><span class="floater-name">${one.name}</span>
  </span>`;
}

function from(seat) {
  const box = seat == null ? null : coinBox(seat);
  if (!box) return { left: '50%', top: '70%' };
  return { left: `${box.left + box.width / 2}px`, top: `${box.bottom + 8}px` };
}

function closeFromOutside(tray, close) {
  const pressed = event => tray.contains(event.target) || close(false);
  const key = event => event.key === 'Escape' && close(true);
  document.addEventListener('pointerdown', pressed);
  document.addEventListener('keydown', key);
  return () => {
    document.removeEventListener('pointerdown', pressed);
    document.removeEventListener('keydown', key);
  };
}
