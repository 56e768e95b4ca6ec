/** Between rounds: what each one made of this round, the totals, and every answer to look back at. */
import { html } from '../../kit/html.js';
import { Face } from '../../kit/pieces.js';
import { plural } from '../../kit/words.js';
import { RoundAnswers } from './answers_view.js';
import { ranked } from './counting.js';

/** @param {{p: object}} props */
export function Scored({ p }) {
  const { game } = p;
  const last = game.played.at(-1);
  return html`<div class="ar-pad ar-scored">
    <p class="ar-binding"><span>${game.phase === 'over' ? 'The game' : `Round ${game.round + 1}`}</span><span>${last ? `Letter ${last.letter}` : ''}</span></p>
    <${Ledger} p=${p} />
    <div class="ar-looked">${(game.phase === 'over' ? game.played : game.played.slice(-1)).map(round => html`<${RoundAnswers} key=${round.round} p=${p} round=${round} />`)}</div>
  </div>`;
}

/** Points by round, the leader first. @param {{p: object}} props */
export function Ledger({ p }) {
  const { scores, totals, letters } = p.game;
  return html`<table class="ar-ledger">
    <caption class="unseen">Points by round</caption>
    <thead><tr><th scope="col">Player</th>${scores.map((_, r) => html`<th scope="col" key=${r}><span class="unseen">Round ${r + 1}, letter </span>${letters[r]}</th>`)}<th scope="col">Total</th></tr></thead>
    <tbody>${ranked(totals).map(seat => html`<tr key=${seat}>
      <th scope="row"><${Face} p=${p} seat=${seat} /></th>
      ${scores.map((points, r) => html`<td key=${r}>${r === scores.length - 1 ? html`<span class="ar-stamp">${points[seat]}</span>` : points[seat]}</td>`)}
      <td><strong aria-label=${plural(totals[seat], 'point')}>${totals[seat]}</strong></td>
    </tr>`)}</tbody>
  </table>`;
}
