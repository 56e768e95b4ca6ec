/** The first time each kind of job is yours in a game: a short card, and a ring around the thing to press. */

import { html, useEffect } from './html.js';
import { tell } from './live.js';
import { dismissCard } from './moments.js';
import { redraw, state } from './state.js';
import { sentences } from './words.js';

/** @param {{p: import('./given.js').Given}} props */
export function YourMove({ p }) {
  const { card } = state;
  const read = () => {
    dismissCard(p);
    redraw();
  };
  useEffect(() => (card ? whileShown(card, read) : undefined), [card?.kind]);
  if (!card) return html`<div class="your-move-place"></div>`;
  return html`<div class="your-move-place">
    <aside class="your-move" aria-label="Your move">
      <p class="your-move-title">${card.title}</p>
      ${card.text ? html`<p>${card.text}</p>` : null}
      <button type="button" class="button small" onClick=${read}>Got it</button>
    </aside>
  </div>`;
}

/** It is read out once, and goes when its reader sets to work. */
function whileShown(card, read) {
  tell([sentences(card.title, card.text)]);
  const begun = event => event.target.closest?.('.desk button, .desk a, .dock-controls button') && read();
  document.addEventListener('input', read);
  document.addEventListener('click', begun);
  return () => {
    document.removeEventListener('input', read);
    document.removeEventListener('click', begun);
  };
}

/** Ring what the selector names, and nothing else. Called after each drawing. @param {string|undefined} selector */
export function ring(selector) {
  const wanted = new Set(selector ? document.querySelectorAll(`#app ${selector}`) : []);
  for (const element of document.querySelectorAll('[data-ring]')) if (!wanted.has(element)) element.removeAttribute('data-ring');
  for (const element of wanted) element.setAttribute('data-ring', '');
}
