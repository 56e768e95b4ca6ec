/** The writing line: my word, what became of it, and Send. The field belongs to the browser; an update never writes in it. */
import { html, useLayoutEffect, useRef, useState } from '../../kit/html.js';
import { draft } from '../../kit/drafts.js';
import { Count, Icon, Press } from '../../kit/pieces.js';
import { kept, standing } from './guessing.js';
import { tell } from './typing.js';

/** For so long after a new pair, what was written for the old one is still sent as such, and so refused. */
const TURN_MS = 1000;
/** How many characters are left when the count appears. */
const LOW = 15;
const SEND = { empty: 'Send', draft: 'Send', sent: 'Sent', changed: 'Change', cleared: 'Take back' };

/**
 * @param {{p: object, field: {current: HTMLInputElement|null}, typed: string, setTyped: (text: string) => void}} props
 */
export function GuessField({ p, field, typed, setTyped }) {
  const { game } = p;
  const how = standing(typed, game.guess);
  const writtenFor = useRounds(p, field, setTyped);
  const send = (text = field.current.value) => {
    if (standing(text, game.guess) === 'sent' || (!text.trim() && game.guess === null)) return { ok: true };
    return p.act({ type: 'guess', round: writtenFor.current, text }, { beside: true });
  };
  const clear = () => {
    setTyped((field.current.value = ''));
    field.current.focus();
    return send('');
  };
  return html`<div class="otm-line-in">
    <label class="unseen" for="otm-guess">${game.round ? 'Your guess' : 'Your opening word'}</label>
    <input class="field otm-field" id="otm-guess" ref=${field} maxlength=${game.max_len} autocomplete="off" spellcheck="true"
      enterkeyhint="send" aria-describedby="otm-standing" placeholder=${game.round ? 'Your guess' : 'Anything at all'}
      onInput=${event => setTyped(event.currentTarget.value)} onKeyDown=${pressEnter} />
    <${Press} class=${how === 'empty' ? 'otm-clear otm-gone' : 'otm-clear'} press=${clear} aria-label=${game.guess === null ? 'Clear' : 'Clear, and take the guess back'}>
      <${Icon} name="close" /><//>
    <${Press} class=${how === 'sent' || how === 'empty' ? 'button otm-send' : 'button main otm-send'} press=${() => send()}>${SEND[how]}<//>
  </div>`;
}

/** Enter presses Send, which shows what came of it; while a word is composed from several keys it only ends the composing. */
function pressEnter(event) {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('.otm-line-in').querySelector('.otm-send').click();
}

/**
 * The draft outlives reload and round: a new pair clears only the word that it used.
 * @returns {{current: number}} the round my words were written for
 */
function useRounds(p, field, setTyped) {
  const { round, pair } = p.game;
  const writtenFor = useRef(round);
  useLayoutEffect(() => {
    const here = field.current;
    const before = here.value || draftOf(p).text;
    const rest = kept(before, pair, p.you);
    if (here.value !== rest) here.value = rest;
    setTyped(rest);
    const turned = setTimeout(() => { writtenFor.current = round; }, rest ? TURN_MS : 0);
    return () => clearTimeout(turned);
  }, [round]);
  return writtenFor;
}

/** One draft for the whole deal, whatever the round. */
function draftOf(p) {
  return draft({ ...p.table, round: 0 }, 'word');
}

/** What is in the field, kept as a draft and told to the sky at every key. */
export function useTyped(p) {
  const [typed, setState] = useState('');
  const set = text => {
    setState(text);
    draftOf(p).set(text);
    tell(text);
  };
  return [typed, set];
}

/** What became of my words, in one short line. */
export function Standing({ p, typed, idea }) {
  const { guess, max_len: most } = p.game;
  const how = standing(typed, guess);
  const offer = idea && typed !== idea ? `How about “${idea}”?` : '';
  const said = { empty: offer, draft: offer || 'Not sent yet', sent: 'Sent', changed: `Sent: ${guess}`, cleared: `Sent: ${guess}` }[how];
  return html`<p class=${`otm-standing otm-is-${how}`} id="otm-standing">
    ${how === 'sent' && html`<${Icon} name="check" />`}<span>${said}</span>${most - typed.length <= LOW && html`<${Count} left=${most - typed.length} low=${LOW} />`}
  </p>`;
}
