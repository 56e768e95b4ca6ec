/** Players: who sits, waits and watches; what a host can do for each; whom I do not want to hear. */

import { html } from './html.js';
import { isMuted, setMuted } from './muted.js';
import { Coin, Icon, Press } from './pieces.js';
import * as verbs from './verbs.js';

const LEVELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export function PlayersSheet({ p }) {
  const { waiting, watchers } = p.table;
  return html`
    <ul class="people">${p.table.seats.map((seat, i) => html`<${Seated} key=${i} p=${p} index=${i} seat=${seat} />`)}</ul>
    <${Others} p=${p} title="Waiting for a seat" people=${waiting} />
    <${Others} p=${p} title="Watching" people=${watchers} />
    <${TheTable} p=${p} />
  `;
}

function Seated({ p, index, seat }) {
  const other = seat.person && seat.person !== p.table.me;
  return html`<li class="person">
    <div class="person-head">
      <${Coin} p=${p} seat=${index} />
      <span class="person-words"><strong>${seat.name}</strong><small>${standing(p, seat, index)}</small></span>
      ${other ? html`<${Mute} one=${seat} />` : null}
    </div>
    ${p.host ? html`<${HostWays} p=${p} index=${index} seat=${seat} other=${other} />` : null}
  </li>`;
}

function standing(p, seat, index) {
  const words = [
    index === p.you && 'you', seat.person && seat.person === p.table.host && 'host', seat.bot && `bot, ${seat.bot}`,
    seat.cover && `a bot plays for them, ${seat.cover}`, seat.gone && 'left the game', seat.away && 'away',
    !seat.bot && !seat.gone && !seat.present && 'not connected',
  ].filter(Boolean);
  return words.join(' · ') || 'at the table';
}

/** What a host can do for one seat. */
function HostWays({ p, index, seat, other }) {
  const absent = seat.gone || seat.away || !seat.present;
  const ways = [
    p.may('cover') && other && absent && !seat.cover && html`<${CoverWays} key="cover" seat=${index} />`,
    p.may('hand_over') && other && seat.present && html`<${Press} key="hand" class="button small" press=${() => verbs.host('hand_over', { person: seat.person })}><${Icon} name="crown" size=${18} /> Make host<//>`,
    p.may('remove') && other && html`<${Press} key="remove" class="button small quiet danger" press=${() => verbs.host('remove', { seat: index })}>Free this seat<//>`,
    p.may('add_bot') && seat.bot && html`<${Press} key="bot" class="button small" press=${() => verbs.host('remove_bot', { seat: index })}>Take the bot off<//>`,
  ].filter(Boolean);
  return ways.length ? html`<div class="row person-ways">${ways}</div>` : null;
}

/** A bot for an absent person, by level. @param {{seat: number}} props */
export function CoverWays({ seat }) {
  return html`<span class="cover-ways" role="group" aria-label="Let a bot play">
    <span><${Icon} name="bot" size=${18} /> Let a bot play</span>
    ${Object.entries(LEVELS).map(([level, words]) => html`<${Press} key=${level} class="button small" press=${() => verbs.host('cover', { seat, level })}>${words}<//>`)}
  </span>`;
}

function Others({ p, title, people }) {
  if (!people.length) return null;
  return html`<h3>${title}</h3>
    <ul class="people">${people.map(one => html`<li class="person" key=${one.person}>
      <div class="person-head">
        <span class="person-words"><strong>${one.name}</strong><small>${one.person === p.table.me ? 'you' : one.present ? 'here' : 'not connected'}</small></span>
        ${one.person === p.table.me ? null : html`<${Mute} one=${one} />`}
      </div>
    </li>`)}</ul>`;
}

function Mute({ one }) {
  const muted = isMuted(one.person);
  return html`<button type="button" class="way" aria-pressed=${muted} aria-label=${`Mute ${one.name}`} title=${muted ? 'Muted for you: press to hear them again' : 'Mute for me: no chat, no feelings'}
    onClick=${() => setMuted(one.person, !muted)}><${Icon} name=${muted ? 'mute' : 'sound'} /></button>`;
}

/** What a host can do with the table as a whole. */
function TheTable({ p }) {
  const ways = [
    ['pause', 'Pause', 'pause'], ['resume', 'Go on', 'play'], ['take_back', 'Be the host again', 'crown'],
  ].filter(([what]) => p.may(what));
  if (!ways.length && !p.may('change_game') && !p.may('close')) return null;
  return html`<h3>The table</h3><div class="row">
    ${ways.map(([what, words, icon]) => html`<${Press} key=${what} press=${() => verbs.host(what)}><${Icon} name=${icon} size=${20} /> ${words}<//>`)}
    ${p.may('change_game') ? html`<button type="button" class="button" onClick=${() => p.open('games')}><${Icon} name="swap" size=${20} /> Another game</button>` : null}
    ${p.may('close') ? html`<button type="button" class="button danger" onClick=${() => p.open('leave')}>Close the table</button>` : null}
  </div>`;
}

