/** Invite: the code to say aloud, the link to send, the QR to show. */

import { spelt } from './bar.js';
import { html } from './html.js';
import { Copy, Invite, Qr } from './invite.js';
import { state } from './state.js';

export function ShareSheet({ p }) {
  return html`<div class="share">
    <p class="share-code code"><span aria-hidden="true">${p.table.code}</span><span class="unseen">The code is ${spelt(p.table.code)}</span></p>
    <${Copy} text=${p.table.code} words="Copy code" />
    <${Qr} code=${p.table.code} />
    <p class="share-link">${state.room.link}</p>
    <${Invite} p=${p} />
  </div>`;
}
