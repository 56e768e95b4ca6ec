/**
 * What a change means to people: a banner, a Your move card, lines for those who listen, a chime.
 * Only what has just happened is news: nothing here speaks for the first view after a load, a gap or a sleep.
 */

import { lowAt } from './clock.js';
import { tell } from './live.js';
import { recall, remember } from './memory.js';
import { HOUSE, play } from './sound.js';
import { openSheet, state } from './state.js';
import { list, sentences } from './words.js';

const BANNER_SECONDS = 2.6;
const NEWS_SECONDS = 1.5;

/**
 * Called before each drawing with what was and what is. Changes `state` in place; the drawing follows.
 * @param {object|null} before
 * @param {object} after
 * @param {boolean} live the change came without a break
 */
export function happen(before, after, live) {
  const same = live && before && before.table.deal === after.table.deal;
  if (same && !document.hidden) setBanner(before, after);
  dropBanner(after);
  setCard(after);
  if (before && live) tell(spoken(before, after));
  warnOfTime(after);
  if (before && !isMyTurn(before) && isMyTurn(after)) chime(after);
  if (before && !isAsked(before) && isAsked(after)) play(HOUSE.nudge);
  openByItself(before, after);
  document.title = title(after);
}

/** Whether the table waits for this seat now. */
export function isMyTurn(p) {
  return p.table.phase === 'playing' && p.owed(p.you) && !isRevealing(p);
}

/** Whether beats are still playing on this screen. */
export function isRevealing(p) {
  return p.beat !== null && p.beat.cue !== 'end';
}

/** The card was read. */
export function dismissCard(p) {
  if (!state.card) return;
  seenKinds(p).add(state.card.kind);
  remember(cardsKey(p), [...seenKinds(p)], sessionStorage);
  state.card = null;
}

/**
 * The result once its last reveal has played; the rules the first time a game is met on this device, but not in the way
 * of a host who has people to invite.
 */
function openByItself(before, after) {
  if (after.tv) return;
  if (before && !isOver(before) && isOver(after) && state.sheet?.name !== 'chat') openSheet('result');
  const busy = after.host && after.table.phase === 'lobby';
  if (busy || state.sheet || !state.face.firstRun || recall(`met:${state.face.slug}`, false)) return;
  remember(`met:${state.face.slug}`, true);
  openSheet('how');
}

function isOver(p) {
  return p.table.phase === 'over' && !isRevealing(p);
}

/** A face is asked what changed only when a game is on the table before and after. */
function inGame(before, after) {
  return Boolean(before.game && after.game);
}

/** Becoming the host is the house's own big moment; the others are the game's. */
function setBanner(before, after) {
  const crowned = !before.host && after.host && { title: 'You are the host now', text: 'Start, pause and settings are yours.' };
  const banner = crowned || (inGame(before, after) && state.face.banner?.(before, after));
  if (banner) state.banner = { ...banner, until: after.now() + BANNER_SECONDS };
}

function dropBanner(p) {
  const { banner } = state;
  if (banner && (p.now() >= banner.until || (banner.while && !banner.while(p)))) state.banner = null;
}

function setCard(p) {
  const job = p.tv || p.table.phase !== 'playing' || isRevealing(p) ? null : state.face.yourMove?.(p);
  if (state.card && state.card.kind !== job?.kind) dismissCard(p);
  state.card = job && !seenKinds(p).has(job.kind) ? job : null;
}

function spoken(before, after) {
  const { face, banner } = state;
  const lines = houseLines(before, after);
  if (banner && banner.said !== true) {
    banner.said = true;
    lines.push(sentences(banner.title, banner.text));
  }
  if (inGame(before, after)) lines.push(...(face.lines?.(before, after) ?? []));
  if (after.beat && after.beat.index !== before.beat?.index) lines.push(beatLine(after));
  return lines;
}

let warned = null;

/** A clock that gets low is told once, as it does: its red is not seen by those who listen. */
function warnOfTime(p) {
  const moment = clockGetsLow(p);
  const late = moment === null ? -1 : p.now() - moment;
  if (late < 0 || late > NEWS_SECONDS || warned === moment) return;
  warned = moment;
  tell([`${Math.round(state.face.clock(p).ends - moment)} seconds left.`]);
}

/** When the running clock gets low, or null. @param {import('./given.js').Given} p @returns {number|null} */
export function clockGetsLow(p) {
  return p.game && p.table.phase === 'playing' ? lowAt(state.face.clock?.(p) ?? null) : null;
}

function beatLine(p) {
  return state.face.sayBeat?.(p, p.beat) ?? p.beat.say ?? '';
}

function houseLines(before, after) {
  const lines = [];
  if (before.table.phase !== after.table.phase) lines.push(PHASES[after.table.phase] ?? '');
  const came = people(after).filter(name => !people(before).includes(name));
  const went = people(before).filter(name => !people(after).includes(name));
  if (came.length) lines.push(`${list(came)} sat down.`);
  if (went.length) lines.push(`${list(went)} left the table.`);
  if (isAsked(after) && !isAsked(before)) lines.push('Still there? Press “I’m here” to keep your turn.');
  return lines;
}

function isAsked(p) {
  return Boolean(p.seat(p.you)?.asked);
}

const PHASES = {
  lobby: 'Back in the lobby.',
  playing: 'The game is on.',
  paused: 'The game is paused.',
  over: 'The game is over.',
};

function people(p) {
  return p.table.seats.filter(seat => seat.person || seat.bot).map(seat => seat.name);
}

function chime(p) {
  if (document.hidden && recall('chime', true)) play(HOUSE.chime);
  if (isMyTurn(p)) tell(['Your turn.']);
}

function title(p) {
  const here = `${p.table.name} · ${p.table.code}`;
  return isMyTurn(p) ? `● Your turn · ${here}` : `${here} · Parlor`;
}

let kept = { key: '', kinds: new Set() };

function seenKinds(p) {
  const key = cardsKey(p);
  if (kept.key !== key) kept = { key, kinds: new Set(recall(key, [], sessionStorage)) };
  return kept.kinds;
}

function cardsKey(p) {
  return `cards:${p.table.code}:${p.table.deal}`;
}
