/** The result: who won, the standings, and what the game wants remembered. */

import { html } from './html.js';
import { hasPoints, headline, standings } from './order.js';
import { KeptWay, OverControls } from './over.js';
import { Coin } from './pieces.js';
import { state } from './state.js';
import { ordinal } from './words.js';

/** @param {{p: import('./given.js').Given}} props */
export function ResultSheet({ p }) {
  const { result } = p.table;
  if (!result) return html`<p>The game is not over yet.</p>`;
  const { Result } = state.face;
  return html`<div class="result">
    <p class="result-title">${headline(result, p.you, p.name)}</p>
    <ol class="result-rows">
      ${standings(result).map(row => html`<${Row} key=${row.seat} p=${p} row=${row} points=${hasPoints(result)} />`)}
    </ol>
    ${Result ? html`<${Result} ...${p} />` : null}
    <${OverControls} p=${p} inSheet />
    <${KeptWay} p=${p} />
    ${p.you === null || state.room.account ? null : html`<p class="result-keep">
      <a href=${`/sign-up?next=/t/${state.room.code}`}>Sign up</a>, and your next finished game is in your history.</p>`}
  </div>`;
}

function Row({ p, row, points }) {
  return html`<li class="result-row" data-won=${row.won}>
    <span class="result-place">${ordinal(row.place)}</span>
    <${Coin} p=${p} seat=${row.seat} />
    <span class="result-name">${p.name(row.seat)}${row.seat === p.you ? html` <small>you</small>` : null}</span>
    ${points ? html`<strong class="result-points">${row.points}<span class="unseen"> points</span></strong>` : null}
  </li>`;
}
