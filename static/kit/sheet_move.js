/** My seat on another device too: a link that works once. Both then show the same seat. */

import { html, useState } from './html.js';
import { Copy } from './invite.js';
import { Press } from './pieces.js';
import * as verbs from './verbs.js';

/** @param {{p: import('./given.js').Given}} props */
export function MoveSheet({ p }) {
  const [way, setWay] = useState(null);
  async function make() {
    const reply = await verbs.moveSeat(p.table.code);
    if (reply.ok) setWay(reply);
    return reply;
  }
  if (!way) {
    return html`<p>Make a code and scan it with the other device: your seat, your cards and your points go with you. It works once.</p>
      <${Press} class="button main wide" press=${make}>Make the code<//>`;
  }
  return html`<div class="share">
    <p>Scan this with the other device, or open the link there.</p>
    <img class="qr" src=${way.qr} alt="QR code that moves your seat" width="208" height="208" />
    <p class="share-link">${way.url}</p>
    <${Copy} text=${way.url} words="Copy link" />
  </div>`;
}
