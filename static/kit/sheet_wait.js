/** While we wait: for each one awaited, exactly what is possible. */

import { html } from './html.js';
import { heldBy } from './owed.js';
import { Coin, Icon, Press } from './pieces.js';
import { CoverWays } from './sheet_players.js';
import * as verbs from './verbs.js';
import { HostWay } from './ways.js';
import { ago } from './words.js';

/** @param {{p: import('./given.js').Given, close: () => void}} props */
export function WaitSheet({ p, close }) {
  const owed = heldBy(p.table.owed).filter(one => one.seat !== p.you);
  return html`
    ${owed.length ? null : html`<p>The table waits for nobody any more.</p>`}
    <ul class="people">${owed.map(one => html`<${Awaited} key=${one.seat} p=${p} one=${one} />`)}</ul>
    <div class="row">
      <${HostWay} p=${p} what="move_on" icon="skip" then=${close}>Move on without them<//>
      <${HostWay} p=${p} what="pause" icon="pause" then=${close}>Pause the game<//>
    </div>
  `;
}

function Awaited({ p, one }) {
  const seat = p.seat(one.seat);
  const gone = !seat.bot && (seat.away || !seat.present);
  return html`<li class="person">
    <div class="person-head">
      <${Coin} p=${p} seat=${one.seat} />
      <span class="person-words"><strong>${seat.name}</strong><small>${how(p, one, seat)}</small></span>
      ${gone || seat.bot ? null : html`<${Press} class="button small" press=${() => verbs.nudge(one.seat)}>
        <${Icon} name="bell" size=${18} /> Nudge
      <//>`}
    </div>
    <div class="row person-ways">
      ${seat.bot || seat.cover ? null : html`<${CoverWays} p=${p} seat=${one.seat} />`}
      ${seat.bot ? null : html`<${HostWay} p=${p} what="remove" more=${{ seat: one.seat }} class="button small quiet danger">
        Play on without this seat
      <//>`}
    </div>
  </li>`;
}

function how(p, one, seat) {
  const since = one.since == null ? '' : ago(p.now() - one.since);
  return since ? `${where(seat)} · ${since}` : where(seat);
}

function where(seat) {
  if (seat.bot) return 'a bot, thinking';
  if (seat.cover) return 'a bot plays for them';
  if (seat.away) return 'away';
  return seat.present ? 'here, deciding' : 'not connected';
}
