/** Choosing: the Judge's five words; everyone else waits at an empty card. */

import { html } from '../../kit/html.js';
import { WordCard } from './cards.js';
import { pick, picked } from './hand.js';

export function Choose({ p }) {
  return p.game.offer ? html`<${Offer} p=${p} />` : html`<${Waiting} p=${p} />`;
}

function Offer({ p }) {
  const chosen = picked(p);
  return html`<ul class="fic-offer" aria-label="Your five words">
    ${p.game.offer.map((word, k) => html`<li key=${word.id}>
      <button type="button" class="fic-card fic-choice" aria-pressed=${chosen === k} onClick=${() => pick(p, k)}>
        <span class="fic-name">${word.word}</span>
        <span class="fic-pos">${word.pos}</span>
        ${word.said ? html`<span class="fic-said"><span aria-hidden="true">\\${word.said}\\</span><span class="unseen">said ${word.say}</span></span>` : null}
        <i class="fic-hole" aria-hidden="true"></i>
      </button>
    </li>`)}
  </ul>`;
}

function Waiting({ p }) {
  return html`<${WordCard} word=${null} title=${`Round ${p.game.round + 1}`}>
    <p class="fic-text">${p.name(p.game.judge)} has five words nobody knows, and chooses one of them.</p>
    <p class="fic-faint">Then everyone else makes up what it means.</p>
  <//>`;
}
