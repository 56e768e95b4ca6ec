/** The whole room: one snapshot in, one tree out. */

import { Banner } from './banner.js';
import { Bar } from './bar.js';
import { Closed, Joining } from './doors.js';
import { Dock } from './dock.js';
import { Floaters } from './emotes.js';
import { html } from './html.js';
import { Lobby } from './lobby.js';
import { Notices } from './notices.js';
import { Paused } from './paused.js';
import { OpenSheet } from './sheets.js';
import { state } from './state.js';
import { Strip } from './strip.js';
import { TvDock, TvJoin } from './tv.js';
import { YourMove } from './your_move.js';

/** @param {{p: import('./given.js').Given}} props */
export function Table({ p }) {
  if (state.closed) return html`<${Closed} reason=${state.closed} />`;
  if (!p) return html`<${Joining} />`;
  const covered = Boolean(state.sheet);
  return html`
    <div class="room" data-phase=${p.table.phase} data-tv=${p.tv} inert=${covered}>
      <${Bar} p=${p} />
      <${Strip} p=${p} />
      <${Notices} p=${p} />
      <${YourMove} p=${p} />
      <main class="desk" id="desk" tabindex="0"><${Middle} p=${p} /></main>
      ${p.table.phase === 'paused' ? html`<${Paused} p=${p} />` : null}
      ${p.tv ? html`<${TvDock} p=${p} />` : html`<${Dock} p=${p} />`}
    </div>
    <${Banner} />
    <${Floaters} p=${p} />
    ${p.tv ? html`<${TvJoin} p=${p} />` : null}
    <${OpenSheet} p=${p} />
  `;
}

function Middle({ p }) {
  if (!p.game) return html`<${Lobby} p=${p} />`;
  const { face } = state;
  const Game = p.tv && face.Tv ? face.Tv : face.Desk;
  return html`<div class="desk-game" inert=${p.table.phase === 'paused'}><${Game} ...${p} /></div>`;
}
