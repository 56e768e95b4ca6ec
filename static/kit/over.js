/** When a game is over: who won, and what next. */

import { html } from './html.js';
import { headline } from './order.js';
import { hostName } from './paused.js';
import { Icon, Press } from './pieces.js';
import * as verbs from './verbs.js';

export function overSays(p) {
  const won = p.table.result ? `${headline(p.table.result, p.you, p.name)}.` : 'The game is over.';
  return p.may('again') || p.tv ? won : `${won} ${hostName(p)} can deal again.`;
}

/** What next. In the Result sheet itself (`inSheet`) there is no way to the result. */
export function OverControls({ p, inSheet = false }) {
  return html`<div class="row over-row">
    ${p.may('again') ? html`<${Press} class="button main" press=${() => verbs.host('again')}><${Icon} name="play" /> Play again<//>` : null}
    ${inSheet ? null : html`<button type="button" class="button" onClick=${() => p.open('result')}>Result</button>`}
    ${p.may('change_game') ? html`<button type="button" class="button quiet" onClick=${() => p.open('games')}>Another game</button>` : null}
  </div>`;
}
