/** When a game is over: who won, and what next. */

import { html } from './html.js';
import { headline } from './order.js';
import { hostName } from './paused.js';
import { HostWay, SheetWay } from './ways.js';

/** What the dock says now. @param {import('./given.js').Given} p @returns {string} */
export function overSays(p) {
  const won = p.table.result ? `${headline(p.table.result, p.you, p.name)}.` : 'The game is over.';
  return p.may('again') || p.tv ? won : `${won} ${hostName(p)} can deal again.`;
}

/** What next. In the Result sheet itself (`inSheet`) there is no way to the result. */
export function OverControls({ p, inSheet = false }) {
  return html`<div class="row over-row">
    <${HostWay} p=${p} what="again" icon="play" class="button main">Play again<//>
    ${inSheet ? null : html`<${SheetWay} p=${p} sheet="result">Result<//>`}
    ${p.may('change_game') ? html`<${SheetWay} p=${p} sheet="games" class="button quiet">Another game<//>` : null}
  </div>`;
}
