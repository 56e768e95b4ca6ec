/** While we wait: for each one awaited, exactly what is possible. */

import { html } from './html.js';
import { heldBy } from './owed.js';
import { Coin, Icon, Press } from './pieces.js';
import { CoverWays } from './sheet_players.js';
import * as verbs from './verbs.js';
import { ago } from './words.js';

export function WaitSheet({ p, close }) {
  const owed = heldBy(p.table.owed).filter(one => one.seat !== p.you);
  const then = what => async () => {
    const reply = await what();
    if (reply.ok) close();
    return reply;
  };
  return html`
    ${owed.length ? null : html`<p>The table waits for nobody any more.</p>`}
    <ul class="people">${owed.map(one => html`<${Awaited} key=${one.seat} p=${p} one=${one} />`)}</ul>
    <div class="row">
      ${p.may('move_on') ? html`<${Press} press=${then(() => verbs.host('move_on'))}><${Icon} name="skip" size=${20} /> Move on without them<//>` : null}
      ${p.may('pause') ? html`<${Press} press=${then(() => verbs.host('pause'))}><${Icon} name="pause" size=${20} /> Pause the game<//>` : null}
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
      ${p.may('nudge') && !gone && !seat.bot ? html`<${Press} class="button small" press=${() => verbs.nudge(one.seat)}><${Icon} name="bell" size=${18} /> Nudge<//>` : null}
    </div>
    <div class="row person-ways">
      ${p.may('cover') && !seat.bot && !seat.cover ? html`<${CoverWays} seat=${one.seat} />` : null}
      ${p.may('remove') && !seat.bot ? html`<${Press} class="button small quiet danger" press=${() => verbs.host('remove', { seat: one.seat })}>Step aside<//>` : null}
    </div>
  </li>`;
}

function how(p, one, seat) {
  const since = one.since == null ? '' : ago(p.now() - one.since);
  const where = seat.bot ? 'a bot, thinking' : seat.away ? 'away' : seat.present ? 'here, deciding' : 'not connected';
  return since ? `${where} · ${since}` : where;
}
