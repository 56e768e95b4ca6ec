/** The states before and after a table: coming in, and finding it closed. */

import { html } from './html.js';
import { state } from './state.js';

export function Joining() {
  const lost = state.status === 'lost';
  return html`<main class="door" id="desk">
    <h1 class="door-title">${lost ? 'The table does not answer yet' : 'Coming to the table'}</h1>
    <p>${lost ? 'Still trying. If this goes on, check your connection.' : 'One moment.'}</p>
    <span class="door-dots" aria-hidden="true"><i></i><i></i><i></i></span>
    ${lost ? html`<a class="button" href="">Try again</a>` : null}
  </main>`;
}

export function Unfetched() {
  return html`<main class="door" id="desk">
    <h1 class="door-title">Part of this page did not arrive</h1>
    <p>Your seat is kept. Load the page again to come back to it.</p>
    <a class="button main" href="">Load it again</a>
  </main>`;
}

/** @param {{reason: string}} props */
export function Closed({ reason }) {
  return html`<main class="door" id="desk">
    <span class="door-dots door-still" aria-hidden="true"><i></i><i></i><i></i></span>
    <h1 class="door-title">This table is closed</h1>
    <p>${reason}</p>
    <div class="door-ways">
      <a class="button main" href=${`/?game=${state.room.slug}`}>Open a new table</a>
      <a class="button" href="/">To the home page</a>
    </div>
  </main>`;
}
