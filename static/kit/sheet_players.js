/** Players: who sits, waits and watches; what a host can do for each; whom I do not want to hear. */

import { html } from './html.js';
import { isMuted, setMuted } from './muted.js';
import { Coin, Icon } from './pieces.js';
import { ReportWay, aPerson } from './report.js';
import * as verbs from './verbs.js';
import { HostWay, Levels, SheetWay } from './ways.js';

/** @param {{p: import('./given.js').Given}} props */
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
      ${other ? html`<${Mute} one=${seat} /><${ReportPerson} p=${p} one=${seat} />` : null}
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
  const heir = other && seat.present;
  return html`<div class="row person-ways">
    ${other && absent && !seat.cover ? html`<${CoverWays} p=${p} seat=${index} />` : null}
    ${heir ? html`<${HostWay} p=${p} what="hand_over" more=${{ person: seat.person }} icon="crown" class="button small">Make host<//>` : null}
    ${other ? html`<${HostWay} p=${p} what="remove" more=${{ seat: index }} class="button small quiet danger">Free this seat<//>` : null}
    ${seat.bot ? html`<${HostWay} p=${p} what="remove_bot" more=${{ seat: index }} class="button small">Take the bot off<//>` : null}
  </div>`;
}

/** A bot for an absent person, by level. @param {{p: import('./given.js').Given, seat: number}} props */
export function CoverWays({ p, seat }) {
  return p.may('cover') ? html`<${Levels} words="Let a bot play" press=${level => verbs.host('cover', { seat, level })} />` : null;
}

function Others({ p, title, people }) {
  if (!people.length) return null;
  return html`<h3>${title}</h3>
    <ul class="people">${people.map(one => html`<li class="person" key=${one.person}>
      <div class="person-head">
        <span class="person-words"><strong>${one.name}</strong><small>${whereabouts(p, one)}</small></span>
        ${one.person === p.table.me ? null : html`<${Mute} one=${one} /><${ReportPerson} p=${p} one=${one} />`}
      </div>
    </li>`)}</ul>`;
}

function whereabouts(p, one) {
  if (one.person === p.table.me) return 'you';
  return one.present ? 'here' : 'not connected';
}

function Mute({ one }) {
  const muted = isMuted(one.person);
  const words = muted ? 'Muted for you: press to hear them again' : 'Mute for me: no chat, no feelings';
  return html`<button type="button" class="way" aria-pressed=${muted} aria-label=${`Mute ${one.name}`} title=${words}
    onClick=${() => setMuted(one.person, !muted)}><${Icon} name=${muted ? 'mute' : 'sound'} /></button>`;
}

function ReportPerson({ p, one }) {
  const words = `Report ${one.name}`;
  return html`<${ReportWay} p=${p} groups=${[aPerson(one)]} size=${24} class="way" aria-label=${words} title="Report this person" />`;
}

/** What a host can do with the table as a whole, and whoever opened it to have it back. */
function TheTable({ p }) {
  if (!['pause', 'resume', 'take_back', 'change_game', 'close'].some(p.may)) return null;
  return html`<h3>The table</h3><div class="row">
    <${HostWay} p=${p} what="pause" icon="pause">Pause<//>
    <${HostWay} p=${p} what="resume" icon="play">Go on<//>
    <${HostWay} p=${p} what="take_back" icon="crown">Be the host again<//>
    ${p.may('change_game') ? html`<${SheetWay} p=${p} sheet="games" icon="swap">Another game<//>` : null}
    ${p.may('close') ? html`<${SheetWay} p=${p} sheet="leave" class="button danger">Close the table<//>` : null}
  </div>`;
}
