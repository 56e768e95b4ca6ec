/**
 * Read aloud: the word, each card big and numbered, the word again. It never marks the real one: anyone may see this screen.
 */

import { html, useEffect, useRef } from '../../kit/html.js';
import { Icon } from '../../kit/pieces.js';
import { read, reading } from './hand.js';
import { Said, Speaker } from './said_view.js';

const FORWARD = [' ', 'ArrowRight', 'ArrowDown', 'PageDown', 'Enter'];
const BACKWARD = ['ArrowLeft', 'ArrowUp', 'PageUp'];

/** @returns {number} steps: the word, every card, the word */
export function stepsIn(game) {
  return game.options.length + 2;
}

/** Go so many steps on or back; past the end it closes. @param {object} p @param {number} by */
export function turn(p, by) {
  const step = (reading(p) ?? 0) + by;
  read(p, step >= stepsIn(p.game) ? null : Math.max(0, step));
}

export function ReadAloud({ p }) {
  const page = useRef(null);
  const step = reading(p);
  useEffect(() => {
    const before = document.activeElement;
    page.current.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  return html`<div class="fic-aloud" ref=${page} tabindex="-1" role="dialog" aria-label="Reading aloud" onKeyDown=${event => pressed(event, p)}>
    <button type="button" class="fic-aloud-page" onClick=${() => turn(p, 1)} aria-live="polite"><${Page} p=${p} step=${step} /></button>
    <p class="fic-aloud-at" aria-hidden="true">${dots(p.game, step)}</p>
    <button type="button" class="way fic-aloud-close" aria-label="Stop reading" onClick=${() => read(p, null)}><${Icon} name="close" /></button>
    ${step === 0 || step > p.game.options.length ? html`<div class="fic-aloud-said" key=${step}><${Said} word=${p.game.word} /><${Speaker} word=${p.game.word} /></div>` : null}
  </div>`;
}

function Page({ p, step }) {
  const { word, options, texts } = p.game;
  if (step === 0) return html`<span class="fic-aloud-lead">The word is</span><span class="fic-aloud-word">${word.word}</span><span class="fic-pos">${word.pos}</span>`;
  if (step > options.length) return html`<span class="fic-aloud-word">${word.word}</span><span class="fic-aloud-lead">Now, which is the real one?</span>`;
  return html`<span class="fic-aloud-number">${step}</span><span class="fic-aloud-text fic-typed">${texts?.[step - 1] ?? options[step - 1].text}</span>`;
}

function dots(game, step) {
  return Array.from({ length: stepsIn(game) }, (_, i) => html`<i key=${i} class=${i === step ? 'fic-here' : ''}></i>`);
}

function pressed(event, p) {
  const by = FORWARD.includes(event.key) ? 1 : BACKWARD.includes(event.key) ? -1 : 0;
  const onPage = !event.target.closest('.way, .fic-said, dialog');
  if (event.key === 'Escape') read(p, null);
  else if (by && onPage) turn(p, by);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
