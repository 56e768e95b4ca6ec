/** Scores: the game's own account of it, or points by round. */

import { html } from './html.js';
import { state } from './state.js';
import { plural } from './words.js';

/** @param {{p: import('./given.js').Given}} props */
export function ScoresSheet({ p }) {
  if (!p.game) return html`<p>There are no scores before the first round.</p>`;
  const { Scores } = state.face;
  return Scores ? html`<${Scores} ...${p} />` : html`<${Rounds} p=${p} />`;
}

function Rounds({ p }) {
  const rounds = p.table.result?.rounds ?? [];
  if (!rounds.length) return html`<p>Round ${p.table.round} is being played. Points show here at the end.</p>`;
  return html`<table class="ledger">
    <caption class="unseen">Points by round</caption>
    <thead><tr>
      <th scope="col">Player</th>${rounds.map((_, i) => html`<th scope="col" key=${i}>${i + 1}</th>`)}<th scope="col">Total</th>
    </tr></thead>
    <tbody>${p.table.seats.map((seat, i) => html`<tr key=${i}>
      <th scope="row">${seat.name}</th>${rounds.map((points, r) => html`<td key=${r}>${points[i]}</td>`)}
      <td><strong aria-label=${plural(total(rounds, i), 'point')}>${total(rounds, i)}</strong></td>
    </tr>`)}</tbody>
  </table>`;
}

function total(rounds, seat) {
  return rounds.reduce((sum, points) => sum + points[seat], 0);
}
