/** A table before the game: the way in, the seats filling up, the rules of tonight, one big Start. */

import { spelt } from './bar.js';
import { html } from './html.js';
import { Invite, Qr } from './invite.js';
import { Coin, Icon, Press } from './pieces.js';
import { hostName } from './paused.js';
import { Settings } from './settings.js';
import { shape } from './shapes.js';
import * as verbs from './verbs.js';

const LEVELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export function Lobby({ p }) {
  return html`<div class="lobby">
    <section class="ticket" aria-label="Invite">
      <div class="ticket-words">
        <p class="ticket-lead">${p.tv ? `Scan to sit down, or use the code at ${location.host}` : 'Bring people to this table'}</p>
        <p class="ticket-code code"><span aria-hidden="true">${p.table.code}</span><span class="unseen">The code is ${spelt(p.table.code)}</span></p>
        ${p.tv ? null : html`<${Invite} p=${p} />`}
      </div>
      <${Qr} code=${p.table.code} />
    </section>
    <section class="seats" aria-label="Seats">
      <div class="round-table">
        <p class="round-table-name" aria-hidden="true">${p.table.name}</p>
        <ul class="seats-coins">
          ${sockets(p).map((i, _, all) => html`<${p.table.seats[i] ? Taken : Free} key=${i} p=${p} seat=${i} place=${around(i, all.length)} />`)}
        </ul>
      </div>
      ${p.may('add_bot') && p.table.seats.length < p.table.max ? html`<${AddBot} />` : null}
      <${Standing} p=${p} />
    </section>
    <section class="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">Tonight</h2>
      <${Settings} p=${p} />
    </section>
  </div>`;
}

export function lobbySays(p) {
  if (p.may('start')) return p.table.missing ? 'People sit down as they open the link.' : 'Everyone here? Then deal.';
  const who = p.host ? 'you sit down' : `${hostName(p)} starts the game`;
  return p.table.missing ?? `The table is ready. It begins when ${who}.`;
}

export function LobbyControls({ p }) {
  if (p.may('start')) {
    return html`<${Press} class="button main wide start" missing=${p.table.missing ?? ''} press=${() => verbs.host('start')}>${p.table.missing ?? 'Start the game'}<//>`;
  }
  if (p.you === null && p.may('sit')) return html`<${Press} class="button main wide" press=${() => verbs.sit()}>Sit down<//>`;
  return html`<div class="row">
    <button type="button" class="button wide" onClick=${() => p.open('share')}>Invite people</button>
    <button type="button" class="button wide" onClick=${() => p.open('how')}>How to play</button>
  </div>`;
}

/** The places drawn at the table: everyone's, and as many free ones as make it look like a table and not like a hall. */
function sockets(p) {
  const { seats, min, max } = p.table;
  const shown = Math.min(max, Math.max(seats.length + 1, min + 1, 6));
  return Array.from({ length: Math.max(shown, seats.length) }, (_, i) => i);
}

/** Where a place is around the table, for screens wide enough to draw one: per cents of its box, clockwise from the top. */
function around(i, places) {
  const turn = (i / places) * 2 * Math.PI;
  return { '--x': `${50 + 42 * Math.sin(turn)}%`, '--y': `${47 - 38 * Math.cos(turn)}%` };
}

function Taken({ p, seat, place }) {
  const one = p.seat(seat);
  const marks = [seat === p.you && 'you', one.person === p.table.host && one.person && 'host', one.bot && `bot, ${one.bot}`, !one.bot && !one.present && 'connecting'].filter(Boolean);
  return html`<li class="seat" style=${place} data-seat=${seat} data-lost=${!one.bot && !one.present}>
    <${Coin} p=${p} seat=${seat} size="big" />
    <span class="seat-name">${one.name}</span>
    <span class="seat-note">${marks.join(' · ')}</span>
    ${one.bot && p.may('add_bot') ? html`<${Press} class="seat-off" aria-label=${`Take ${one.name} off the table`} press=${() => verbs.host('remove_bot', { seat })}><${Icon} name="close" size=${16} /><//>` : null}
  </li>`;
}

function Free({ p, seat, place }) {
  const can = p.you === null && p.may('sit');
  const socket = html`<svg class="coin coin-big socket" viewBox="0 0 48 50" aria-hidden="true"><path d=${shape(seat).path} /></svg>`;
  return html`<li class="seat seat-free" style=${place}>
    ${can ? html`<${Press} class="seat-take" aria-label="Sit here" press=${() => verbs.sit(seat)}>${socket}<//>` : socket}
    <span class="seat-name">${seat < p.table.min ? 'needed' : 'free'}</span>
  </li>`;
}

function AddBot() {
  return html`<div class="add-bot" role="group" aria-label="Add a bot">
    <span><${Icon} name="bot" size=${20} /> Add a bot</span>
    ${Object.entries(LEVELS).map(([level, words]) => html`<${Press} key=${level} class="button small" press=${() => verbs.host('add_bot', { level })}>${words}<//>`)}
  </div>`;
}

function Standing({ p }) {
  const named = people => people.map(one => one.name).join(', ');
  const { waiting, watchers } = p.table;
  if (!waiting.length && !watchers.length) return null;
  return html`<p class="standing">
    ${waiting.length ? html`<span>Waiting for a seat: ${named(waiting)}</span>` : null}
    ${watchers.length ? html`<span>Watching: ${named(watchers)}</span>` : null}
  </p>`;
}
