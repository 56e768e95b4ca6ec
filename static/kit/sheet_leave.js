/** Leaving, with what it means said first. */

import { html } from './html.js';
import { recall, remember } from './memory.js';
import { Press } from './pieces.js';
import { without } from './recent.js';
import { state } from './state.js';
import * as verbs from './verbs.js';

export function LeaveSheet({ p, close }) {
  const seated = p.you !== null;
  return html`
    <p>${seated ? meaning(p) : 'You can come back with the same link.'}</p>
    <div class="column">
      <${Press} class="button main wide" press=${leave}>Leave the table<//>
      ${p.may('stand') ? html`<${Press} class="button wide" press=${() => verbs.stand().then(done(close))}>Stand up, but stay and watch<//>` : null}
      ${p.may('close') ? html`<${Press} class="button wide danger" press=${() => verbs.host('close')}>Close the table for everyone<//>` : null}
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

function done(close) {
  return reply => {
    if (reply.ok) close();
    return reply;
  };
}

function meaning(p) {
  const host = p.host && p.table.seats.length > 1 ? ' Someone else becomes the host.' : '';
  if (p.table.phase !== 'playing' && p.table.phase !== 'paused') return `Your seat becomes free.${host}`;
  return `The others play on without you, and this seat is not kept.${host}`;
}
