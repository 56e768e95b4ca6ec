/** Invite: the code to say aloud, the link to send, the QR to show. */

import { html } from './html.js';
import { BigCode, Copy, Invite, Qr } from './invite.js';
import { state } from './state.js';

/** @param {{p: import('./given.js').Given}} props */
export function ShareSheet({ p }) {
  return html`<div class="share">
    <${BigCode} code=${p.table.code} class="share-code" />
    <${Copy} text=${p.table.code} words="Copy code" />
    <${Qr} code=${p.table.code} />
    <p class="share-link">${state.room.link}</p>
    <${Invite} p=${p} />
  </div>`;
}
