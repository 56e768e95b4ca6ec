/** Another game on the same table: the seats stay, and so do the people. */

import { html } from './html.js';
import { Press } from './pieces.js';
import * as verbs from './verbs.js';

export function GamesSheet({ p }) {
  return html`<ul class="games">${p.table.games.map(game => html`<li key=${game.slug} class="game-row" data-game=${game.slug}>
    <span><strong>${game.name}</strong><small>${game.min} to ${game.max} players</small></span>
    ${game.slug === p.table.game ? html`<small>on the table now</small>` : html`<${Press} class="button main" press=${() => verbs.host('change_game', { game: game.slug })}>Put it on<//>`}
  </li>`)}</ul>`;
}
