/** Voting: numbered cards to choose from. The Judge reads them, and quietly knows. */

import { html } from '../../kit/html.js';
import { Icon } from '../../kit/pieces.js';
import { JudgeLine, Numeral, WordCard } from './cards.js';
import { pick, picked, reading } from './hand.js';
import { ReadAloud } from './read_aloud.js';

export function Vote({ p }) {
  const { game } = p;
  return html`
    <${WordCard} key="vote" word=${game.word} small><${JudgeLine} p=${p} seat=${game.judge} word=${game.word} points=${null} /><//>
    <ol class=${game.options.length > 6 ? 'fic-cards fic-many' : 'fic-cards'} aria-label="The cards">
      ${game.options.map(option => html`<li key=${option.k}><${Card} p=${p} k=${option.k} text=${game.texts?.[option.k] ?? option.text} /></li>`)}
    </ol>
    ${reading(p) === null ? null : html`<${ReadAloud} p=${p} />`}`;
}

function Card({ p, k, text }) {
  const { game, you } = p;
  const words = text === null ? html`<span class="fic-lines" aria-hidden="true"></span><span class="unseen">The Judge reads it out.</span>` : html`<span class="fic-typed">${text}</span>`;
  if (you === null || you === game.judge) return html`<${Shown} k=${k} words=${words} mark=${game.real_card === k ? 'The real one' : ''} />`;
  if (k === game.my_card) return html`<${Shown} k=${k} words=${words} mark="Yours" mine />`;
  const chosen = (picked(p) ?? game.my_vote) === k;
  return html`<button type="button" class="fic-card fic-option fic-votable" aria-pressed=${chosen} onClick=${() => pick(p, k)}>
    <${Numeral} k=${k} /><span class="fic-text">${words}</span>
    ${game.my_vote === k ? html`<span class="fic-mark fic-mark-in"><${Icon} name="check" size=${16} /> Your vote</span>` : null}
  </button>`;
}

/** A card that nobody presses. */
function Shown({ k, words, mark, mine }) {
  return html`<div class=${mine ? 'fic-card fic-option fic-mine' : 'fic-card fic-option'}>
    <${Numeral} k=${k} /><span class="fic-text">${words}</span>${mark ? html`<span class="fic-mark">${mark}</span>` : null}
  </div>`;
}
