/** A table that stands still, and what makes it go on. */

import { html } from './html.js';
import { Icon, Press } from './pieces.js';
import * as verbs from './verbs.js';

export function Paused({ p }) {
  return html`<section class="paused">
    <${Icon} name="pause" size=${40} />
    <h2>Paused</h2>
    <p>${why(p)}</p>
  </section>`;
}

export function pausedSays(p) {
  if (p.may('resume')) return 'Go on whenever everyone is ready.';
  return p.table.paused?.why === 'host' ? `${hostName(p)} can let the game go on.` : 'The game goes on where it was.';
}

export function PausedControls({ p }) {
  if (!p.may('resume')) return html`<button type="button" class="button wide" onClick=${() => p.open('share')}>Invite people</button>`;
  return html`<${Press} class="button main wide" press=${() => verbs.host('resume')}><${Icon} name="play" /> Go on<//>`;
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
