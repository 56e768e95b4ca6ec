/** A table that stands still, and what makes it go on. */

import { Clock } from './clock_face.js';
import { html } from './html.js';
import { Icon } from './pieces.js';
import { state } from './state.js';
import { HostWay, SheetWay } from './ways.js';

/** @param {{p: import('./given.js').Given}} props */
export function Paused({ p }) {
  const clock = state.face.clock?.(p) ?? null;
  return html`<section class="paused" aria-labelledby="paused-title">
    <${Icon} name="pause" size=${40} />
    <h2 id="paused-title">Paused</h2>
    <p>${why(p)}</p>
    ${clock?.stopped == null ? null : html`<p class="paused-clock">It stands at <${Clock} clock=${clock} now=${p.now} /></p>`}
  </section>`;
}

/** What the dock says now. @param {import('./given.js').Given} p @returns {string} */
export function pausedSays(p) {
  if (p.may('resume')) return 'Go on whenever everyone is ready.';
  return p.table.paused?.why === 'host' ? `${hostName(p)} can let the game go on.` : 'The game goes on where it was.';
}

/** @param {{p: import('./given.js').Given}} props */
export function PausedControls({ p }) {
  if (!p.may('resume')) return html`<${SheetWay} p=${p} sheet="share" class="button wide">Invite people<//>`;
  return html`<${HostWay} p=${p} what="resume" icon="play" class="button main wide">Go on<//>`;
}

/** The name of whoever is host. */
export function hostName(p) {
  const { host, seats, waiting, watchers } = p.table;
  return [...seats, ...waiting, ...watchers].find(one => one.person === host)?.name ?? 'The host';
}

function why(p) {
  const reasons = {
    host: `${p.host ? 'You' : hostName(p)} stopped the clock. Nothing is lost.`,
    empty: 'Everyone had left, so the game waited here.',
    few: 'Too few people are here to go on. Share the code, or wait for someone to come back.',
  };
  return reasons[p.table.paused?.why] ?? 'The game waits.';
}
