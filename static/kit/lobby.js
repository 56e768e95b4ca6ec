/** A table before the game: the way in, the seats filling up, the rules of tonight, one big Start. */

import { CarryOn } from './carry_on.js';
import { html } from './html.js';
import { BigCode, Invite, Qr } from './invite.js';
import { Coin, Icon, Press } from './pieces.js';
import { hostName } from './paused.js';
import { Settings } from './settings.js';
import { shape } from './shapes.js';
import * as verbs from './verbs.js';
import { HostWay, Levels, SheetWay } from './ways.js';
import { number } from './words.js';

/** @param {{p: import('./given.js').Given}} props */
export function Lobby({ p }) {
  return html`<div class="lobby">
    <section class="ticket" aria-label="Invite">
      <div class="ticket-words">
        <p class="ticket-lead">${p.tv ? `Scan to sit down, or use the code at ${location.host}` : 'Bring people to this table'}</p>
        <${BigCode} code=${p.table.code} class="ticket-code" />
        ${p.tv ? null : html`<${Invite} p=${p} />`}
      </div>
      <${Qr} code=${p.table.code} />
    </section>
    <section class="seats" aria-label="Seats">
      <div class="round-table">
        <p class="round-table-name" aria-hidden="true">${p.table.name}</p>
        <ul class="seats-coins">
          ${sockets(p).map((i, _, all) => html`
            <${p.table.seats[i] ? Taken : Free} key=${i} p=${p} seat=${i} place=${around(i, all.length)} />`)}
        </ul>
      </div>
      <${Bots} p=${p} />
      <${Standing} p=${p} />
    </section>
    <section class="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">Tonight</h2>
      <${CarryOn} p=${p} />
      <${Settings} p=${p} />
    </section>
  </div>`;
}

/** What the dock says now. @param {import('./given.js').Given} p @returns {string} */
export function lobbySays(p) {
  if (p.may('start')) return p.table.missing ? 'People sit down as they open the link.' : 'Everyone here? Then deal.';
  if (p.table.waiting.some(one => one.person === p.table.me)) return 'The table is full. A seat that becomes free is yours.';
  const who = p.host ? 'you sit down' : `${hostName(p)} starts the game`;
  return p.table.missing ?? `The table is ready. It begins when ${who}.`;
}

/** @param {{p: import('./given.js').Given}} props */
export function LobbyControls({ p }) {
  if (p.may('start')) {
    return html`<${HostWay} p=${p} what="start" class="button main wide start" missing=${p.table.missing ?? ''}>
      ${p.table.missing ?? 'Start the game'}
    <//>`;
  }
  if (p.you === null && p.may('sit')) return html`<${Press} class="button main wide" press=${() => verbs.sit()}>Sit down<//>`;
  return html`<div class="row">
    <${SheetWay} p=${p} sheet="share" class="button wide">Invite people<//>
    <${SheetWay} p=${p} sheet="how" class="button wide">How to play<//>
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
  const isHost = one.person !== null && one.person === p.table.host;
  const marks = [
    seat === p.you && 'you', isHost && 'host', one.bot && `bot, ${one.bot}`, !one.bot && !one.present && 'connecting',
  ].filter(Boolean);
  return html`<li class="seat" style=${place} data-seat=${seat} data-lost=${!one.bot && !one.present}>
    <${Coin} p=${p} seat=${seat} size="big" />
    <span class="seat-name">${one.name}</span>
    <span class="seat-note">${marks.join(' · ')}</span>
    ${one.bot ? html`<${HostWay} p=${p} what="remove_bot" more=${{ seat }} class="seat-off" aria-label=${`Take ${one.name} off the table`}>
      <${Icon} name="close" size=${16} />
    <//>` : null}
  </li>`;
}

/** Company by one press while there is too little of it, and bots one by one. */
function Bots({ p }) {
  const { seats, max, fill } = p.table;
  if (!p.may('add_bot') || seats.length >= max) return null;
  const alone = p.you !== null && seats.length === 1;
  return html`<div class="bots">
    <${HostWay} p=${p} what="fill" class="button main" icon="bot" then=${() => document.querySelector('.start')?.focus()}>
      ${alone ? 'Play with' : 'Add'} ${number(fill)} ${fill === 1 ? 'bot' : 'bots'}
    <//>
    <${Levels} words=${p.may('fill') ? 'Or add a bot' : 'Add a bot'} press=${level => verbs.host('add_bot', { level })} />
  </div>`;
}

function Free({ p, seat, place }) {
  const can = p.you === null && p.may('sit');
  const socket = html`<svg class="coin coin-big socket" viewBox="0 0 48 50" aria-hidden="true"><path d=${shape(seat).path} /></svg>`;
  return html`<li class="seat seat-free" style=${place}>
    ${can ? html`<${Press} class="seat-take" aria-label="Sit here" press=${() => verbs.sit(seat)}>${socket}<//>` : socket}
    <span class="seat-name">${seat < p.table.min ? 'needed' : 'free'}</span>
  </li>`;
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
