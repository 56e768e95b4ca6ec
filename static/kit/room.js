/** Where a room begins: the page's facts, the game's face, the line to the table, and one drawing for every change. */

import { stayAwake } from './awake.js';
import { nextChange } from './beats.js';
import { Unfetched } from './doors.js';
import { sweepDrafts } from './drafts.js';
import { given, revealOf, watching } from './given.js';
import { html, render } from './html.js';
import { listenForKeys } from './keys.js';
import { tell } from './live.js';
import { clockGetsLow, happen } from './moments.js';
import { freshId } from './newer.js';
import { isMuted, recallMuted } from './muted.js';
import { recall, remember } from './memory.js';
import { satAt, without } from './recent.js';
import { fetchSheets } from './sheets.js';
import { connect } from './socket.js';
import { HOUSE, play } from './sound.js';
import { change, redraw, state, whenChanged } from './state.js';
import { Table } from './table.js';
import { now, speakThrough } from './verbs.js';
import { ring } from './your_move.js';

const EMOTE_MS = 2400;
const SHEETS_AFTER_MS = 1500;

start(JSON.parse(document.getElementById('room').textContent));

async function start(room) {
  const root = document.getElementById('app');
  const face = await faceOf(room).catch(() => null);
  root.replaceChildren();
  if (!face) return render(html`<${Unfetched} />`, root);
  sweepDrafts();
  recallMuted(room.code);
  Object.assign(state, { room, face, closed: room.closed || null });
  whenChanged(drawer(root));
  document.addEventListener('visibilitychange', redraw);
  listenForKeys();
  if (!room.closed) speakThrough(connect(room, hears(room)));
  redraw();
  setTimeout(() => fetchSheets().catch(() => {}), SHEETS_AFTER_MS);
}

/** The game's own part of the page, with the styles it asks for. */
async function faceOf(room) {
  const { default: face } = await import(`../games/${room.folder}/app.js`);
  await Promise.all((face.css ?? []).map(file => addStyles(`../games/${room.folder}/${file}`)));
  return face;
}

function hears(room) {
  return {
    view: (view, live) => arrive(room, view, live),
    status: status => change({ status }),
    closed: closed => {
      forget(room.code);
      change({ closed });
    },
    event: (name, data) => EVENTS[name](data),
  };
}

/** A table that changed its game is another page: its namespace, its face and its colours are others. */
function arrive(room, view, live) {
  if (view.table.game !== room.slug) return location.reload();
  if (view.table.phase === 'closed') return change({ closed: state.closed ?? 'Everyone has left it.' });
  if (!live && view.table.me && !room.tv) keepInMind(view);
  const since = live ? state.watching.since : view.now;
  change({ view, live, watching: { ...state.watching, since } });
}

const EVENTS = {
  talk: ({ lines }) => change({ talk: lines }),
  said: line => {
    const unread = state.sheet?.name === 'chat' || isMuted(line.person) ? state.unread : state.unread + 1;
    change({ talk: [...state.talk, line].slice(-100), unread });
  },
  emote: ({ person, name, emote, seat }) => {
    if (isMuted(person)) return;
    const key = freshId();
    change({ emotes: [...state.emotes, { key, name, emote, seat }] });
    setTimeout(() => change({ emotes: state.emotes.filter(one => one.key !== key) }), EMOTE_MS);
  },
  house: ({ text }) => {
    play(HOUSE.nudge);
    tell([`From the house: ${text}`]);
    change({ house: text });
  },
  nudged: ({ from }) => {
    navigator.vibrate?.([80, 60, 80]);
    play(HOUSE.nudge);
    change({ banner: { title: `${from} gives you a nudge`, text: 'The table is waiting for you.', until: now() + 4 } });
  },
};

/** The home page offers the way back to this table. */
function keepInMind({ table, now: at }) {
  remember('tables', satAt(recall('tables', []), { code: table.code, name: table.name, at }));
}

function forget(code) {
  remember('tables', without(recall('tables', []), code));
}

function drawer(root) {
  let before = null;
  let timer = 0;
  return () => {
    const p = given();
    const another = before && p && (before.table.deal !== p.table.deal || !before.game !== !p.game);
    if (p) notice(before, p);
    before = p;
    render(html`<${Table} p=${p} />`, root);
    if (another) document.getElementById('desk')?.scrollTo(0, 0);
    ring(state.card?.ring);
    stayAwake(p?.table.phase === 'playing' && !state.closed);
    clearTimeout(timer);
    timer = setTimeout(redraw, untilNext(p));
  };
}

/** News that cannot be told is reported, but never keeps the table itself from being drawn. */
function notice(before, p) {
  try {
    happen(before, p, state.live);
  } catch (error) {
    reportError(error);
  }
}

/** Milliseconds until the screen changes by itself: a beat, a banner or a refusal that ends, a clock that gets low. */
function untilNext(p) {
  const time = now();
  const moments = [state.banner?.until, state.refusal?.until, p && clockGetsLow(p), p && nextChange(revealOf(p), time, watching(p))];
  const next = Math.min(...moments.filter(moment => moment && moment > time));
  return Number.isFinite(next) ? Math.max(8, (next - time) * 1000 + 4) : 2 ** 30;
}

function addStyles(path) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(path, import.meta.url).href;
  const ready = new Promise(done => link.addEventListener('load', done, { once: true }));
  link.addEventListener('error', () => link.dispatchEvent(new Event('load')), { once: true });
  document.head.append(link);
  return ready;
}
