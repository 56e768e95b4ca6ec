/** What is the matter with me or my line, floating under the bar so that nothing below moves. At most one at a time. */

import { left } from './clock.js';
import { html } from './html.js';
import { Icon, Press } from './pieces.js';
import { change, state } from './state.js';
import { useTicks } from './ticking.js';
import * as verbs from './verbs.js';

const ANSWER_SECONDS = 60;

/** @param {{p: import('./given.js').Given}} props */
export function Notices({ p }) {
  const notice = whatIsTheMatter(p);
  return html`<aside class="notices" aria-label="Notice">${notice ? html`<div class="notice" data-kind=${notice.kind} data-stays=${notice.stays ?? false}>
    <${Icon} name=${notice.icon} size=${20} /><p>${notice.text}</p>${notice.way ?? null}
  </div>` : null}</aside>`;
}

function whatIsTheMatter(p) {
  const seat = p.seat(p.you);
  if (state.status === 'lost') return lost();
  if (p.table.me === null && !p.tv) return gone();
  if (seat?.asked) return stillThere(seat);
  if (state.house) return fromTheHouse();
  if (seat?.cover) return covered(seat);
  if (seat?.away) return away();
  return null;
}

function lost() {
  return {
    kind: 'bad', icon: 'unplugged', text: 'The connection is lost. What you send now goes out when it is back.',
    way: html`<button type="button" class="button small" onClick=${verbs.retry}>Try now</button>`,
  };
}

/** The same person left, or was taken off, on another screen. */
function gone() {
  return {
    kind: 'warn', icon: 'leave', text: 'You are not at this table any more.',
    way: html`<a class="button main small" href="">Come back</a>`,
  };
}

/** Whoever runs the house says something to everyone at this table. On the big screen there is nobody to put it away. */
function fromTheHouse() {
  return {
    kind: 'house', icon: 'bell', text: html`<strong>From the house:</strong> ${state.house}`,
    way: html`<button type="button" class="button main small" onClick=${() => change({ house: null })}>Got it</button>`,
  };
}

function stillThere(seat) {
  return {
    kind: 'warn', icon: 'bell', text: html`Still there? <${Countdown} ends=${seat.asked + ANSWER_SECONDS} />`,
    way: html`<${Press} class="button main small" press=${verbs.back}>I’m here<//>`,
  };
}

function covered(seat) {
  return {
    kind: 'warn', stays: true, icon: 'bot', text: `A bot (${seat.cover}) is playing your seat.`,
    way: html`<${Press} class="button main small" press=${verbs.back}>Take my seat back<//>`,
  };
}

function away() {
  return {
    kind: 'warn', stays: true, icon: 'moon', text: 'The table has you as away.',
    way: html`<${Press} class="button main small" press=${verbs.back}>I’m back<//>`,
  };
}

function Countdown({ ends }) {
  useTicks(500);
  return html`<span aria-hidden="true">${left({ ends }, verbs.now())} s</span>`;
}
