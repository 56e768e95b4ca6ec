/** The catalog cards: the big one with the word on it, and the small numbered ones. */

import { html } from '../../kit/html.js';
import { Coin } from '../../kit/pieces.js';
import { Said, Speaker } from './said_view.js';

/**
 * The round's card: the word over the red rule, under it whatever is to be read or written.
 * @param {{word: object|null, title?: string, small?: boolean, children: unknown}} props
 */
export function WordCard({ word, title, small, children }) {
  return html`<section class=${small ? 'fic-card fic-word fic-word-small' : 'fic-card fic-word'} aria-label=${word ? `The word: ${word.word}` : title}>
    <header class="fic-head">
      <h2 class="fic-name" key="name">${word ? word.word : title}</h2>
      ${word ? html`${small ? null : html`<span class="fic-pos">${word.pos}</span>`}<${Said} key=${word.id} word=${word} /><${Speaker} word=${word} />` : null}
    </header>
    <div class="fic-body">${children}</div>
    <i class="fic-hole" aria-hidden="true"></i>
  </section>`;
}

/** What kind of word it is, who judges the round, and what it brought them once that is known (null until then). */
export function JudgeLine({ p, word, seat, points }) {
  return html`<p class="fic-judge-line"><span class="fic-pos">${word.pos}</span> <${Coin} p=${p} seat=${seat} size="small" />
    <span>Judge: ${p.name(seat)}</span>${points === null ? null : html` <b>+${points}</b>`}</p>`;
}

/** The number column of a small card, with its hole. */
export function Numeral({ k }) {
  return html`<span class="fic-number"><span class="unseen">Card </span>${k + 1}<i class="fic-hole" aria-hidden="true"></i></span>`;
}
