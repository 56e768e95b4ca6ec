/** When a game is over: who won, and what next. */

import { html } from './html.js';
import { headline } from './order.js';
import { hostName } from './paused.js';
import { Icon } from './pieces.js';
import { HostWay, SheetWay } from './ways.js';

/** What the dock says now. @param {import('./given.js').Given} p @returns {string} */
export function overSays(p) {
  const won = p.table.result ? `${headline(p.table.result, p.you, p.name)}.` : 'The game is over.';
  return p.may('again') || p.tv ? won : `${won} ${hostName(p)} can deal again.`;
}

/** The way to this game's page, once it is in history. It opens beside the table, so that nobody leaves it. */
export function KeptWay({ p }) {
  if (p.table.phase !== 'over' || !p.table.kept || p.tv) return null;
  return html`<a class="button quiet kept-way" href=${`/history/${p.table.kept}`} target="_blank" rel="noopener"><${Icon} name="scores" size=${20} />This game, kept</a>`;
}

/** What next. In the Result sheet itself (`inSheet`) there is no way to the result. */
export function OverControls({ p, inSheet = false }) {
  return html`<div class="row over-row">
    <${HostWay} p=${p} what="again" icon="play" class="button main">Play again<//>
    ${inSheet ? null : html`<${SheetWay} p=${p} sheet="result">Result<//>`}
    ${p.may('change_game') ? html`<${SheetWay} p=${p} sheet="games" class="button quiet">Another game<//>` : null}
  </div>`;
}
