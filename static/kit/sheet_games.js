/** Another game on the same table: the seats stay, and so do the people. */

import { html } from './html.js';
import { HostWay } from './ways.js';

/** @param {{p: import('./given.js').Given}} props */
export function GamesSheet({ p }) {
  return html`<ul class="games">${p.table.games.map(game => html`<li key=${game.slug} class="game-row" data-game=${game.slug}>
    <span><strong>${game.name}</strong><small>${game.min} to ${game.max} players</small></span>
    ${game.slug === p.table.game
      ? html`<small>on the table now</small>`
      : html`<${HostWay} p=${p} what="change_game" more=${{ game: game.slug }} class="button main">Put it on<//>`}
  </li>`)}</ul>`;
}
