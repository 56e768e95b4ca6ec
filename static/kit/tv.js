/** The big screen: nothing to press, everything to read from the sofa. */

import { Clock } from './clock_face.js';
import { html } from './html.js';
import { isRevealing } from './moments.js';
import { lobbySays } from './lobby.js';
import { overSays } from './over.js';
import { clockEndsIt, heldBy, waitingOn } from './owed.js';
import { pausedSays } from './paused.js';
import { Coin } from './pieces.js';
import { state } from './state.js';

/** @param {{p: import('./given.js').Given}} props */
export function TvDock({ p }) {
  const { face } = state;
  const playing = p.table.phase === 'playing';
  const clock = playing ? face.clock?.(p) ?? null : null;
  const waits = playing && !isRevealing(p) && !clockEndsIt(p.table.owed, clock);
  return html`<footer class="dock tv-dock">
    ${won(p).map(seat => html`<${Coin} key=${seat} p=${p} seat=${seat} size="big" />`)}
    <p class="say" data-won=${won(p).length > 0}>${tvSays(p)}</p>
    ${clock ? html`<${Clock} clock=${clock} now=${p.now} size="big" />` : null}
    <p class="tv-wait">${waits ? waitingOn(heldBy(p.table.owed), null, p.name) : ''}</p>
  </footer>`;
}

/** The way in, shown while nothing is being played. */
export function TvJoin({ p }) {
  const between = state.face.between ? state.face.between(p) : p.table.phase !== 'playing';
  if (!between || p.table.phase === 'lobby') return null;
  return html`<aside class="tv-join">
    <img src=${`/t/${p.table.code}/qr.svg`} alt="" width="144" height="144" />
    <p>Join with the code<strong class="code">${p.table.code}</strong></p>
  </aside>`;
}

/** The seats that won, once everyone may know it. */
function won(p) {
  return p.table.phase === 'over' && !isRevealing(p) ? p.table.result?.winners ?? [] : [];
}

function tvSays(p) {
  const says = { lobby: lobbySays, paused: pausedSays };
  if (says[p.table.phase]) return says[p.table.phase](p);
  return p.table.phase === 'over' && !isRevealing(p) ? overSays(p) : state.face.say(p);
}
