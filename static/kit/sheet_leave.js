/** Leaving, with what it means said first. */

import { html } from './html.js';
import { recall, remember } from './memory.js';
import { Press } from './pieces.js';
import { without } from './recent.js';
import { state } from './state.js';
import * as verbs from './verbs.js';
import { HostWay } from './ways.js';

/** @param {{p: import('./given.js').Given, close: () => void}} props */
export function LeaveSheet({ p, close }) {
  const seated = p.you !== null;
  return html`
    <p>${seated ? meaning(p) : 'You can come back with the same link.'}</p>
    <div class="column">
      <${Press} class="button main wide" press=${leave}>Leave the table<//>
      ${seated ? html`<${Press} class="button wide" press=${() => stand(close)}>Stand up, but stay and watch<//>` : null}
      <${HostWay} p=${p} what="close" class="button wide danger">Close the table for everyone<//>
      <button type="button" class="button wide quiet" onClick=${close}>Stay</button>
    </div>
  `;
}

async function leave() {
  const reply = await verbs.leave();
  if (reply.ok) {
    remember('tables', without(recall('tables', []), state.room.code));
    location.assign('/');
  }
  return reply;
}

async function stand(close) {
  const reply = await verbs.stand();
  if (reply.ok) close();
  return reply;
}

function meaning(p) {
  const host = p.host && p.table.seats.length > 1 ? ' Someone else becomes the host.' : '';
  if (p.table.phase !== 'playing' && p.table.phase !== 'paused') return `Your seat becomes free.${host}`;
  return `The others play on without you, and this seat is not kept.${host}`;
}
