/** What a game's face is given: `p`, made afresh at every change. The README beside this file describes it. */

import { beatNow } from './beats.js';
import { draft } from './drafts.js';
import { recall } from './memory.js';
import { isOwed } from './owed.js';
import { play } from './sound.js';
import { change, openSheet, state } from './state.js';
import * as verbs from './verbs.js';

/**
 * @typedef {object} Given
 * @property {object} view the newest `view` event
 * @property {object} table its table
 * @property {object|null} game its game's view; null in the lobby
 * @property {number|null} you my seat
 * @property {boolean} host am I the host
 * @property {boolean} tv is this the big screen
 * @property {boolean} calm is reduced motion wished for
 * @property {null|(import('./beats.js').Beat & {index: number, starts: number, ends: number, jump: boolean})} beat
 * @property {() => number} now server seconds
 * @property {(seat: number) => string} name
 * @property {(seat: number|null) => object|undefined} seat its entry in `table.seats`
 * @property {(seat: number|null) => boolean} owed does the table wait for it
 * @property {(action: object, how?: {beside?: boolean}) => Promise<import('./verbs.js').Reply>} act
 * @property {(name: string) => {key: string, text: string, set(text: string): void, clear(): void}} draft
 * @property {(key: string) => unknown} option this browser's choice for one of the game's rows
 * @property {(name: string) => void} sound
 * @property {(sheet: string, about?: unknown) => void} open
 * @property {() => void} skip jump to the end of this reveal, here
 * @property {(what: string) => boolean} may
 */

const REFUSAL_SECONDS = 6;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** @returns {Given|null} null while there is no view yet */
export function given() {
  const { view, room, face } = state;
  if (!view) return null;
  const { table, game, you } = view;
  const p = {
    view, table, game, you,
    host: table.me != null && table.me === table.host,
    tv: room.tv,
    calm: still.matches,
    beat: null,
    now: verbs.now,
    name: seat => table.seats[seat]?.name ?? `Seat ${seat + 1}`,
    seat: seat => table.seats[seat],
    owed: seat => isOwed(table.owed, seat),
    act,
    draft: name => draft(table, name),
    option: key => recall(`${face.slug}:${key}`, face.options?.find(row => row.key === key)?.first),
    sound: name => play(face.sounds?.[name]),
    open: openSheet,
    skip: () => change({ watching: { ...state.watching, skipped: revealOf(p)?.starts ?? null } }),
    may: what => table.may.includes(what),
  };
  p.beat = beatNow(revealOf(p), p.now(), watching(p));
  return p;
}

/** The reveal that a view carries, however its game keeps it. */
export function revealOf(p) {
  if (!p.game) return null;
  const reveal = state.face.reveal ? state.face.reveal(p) : p.game.reveal;
  return Array.isArray(reveal?.beats) ? reveal : null;
}

/** How this screen watches the reveal: from when, whether moving, whether skipped. */
export function watching(p) {
  const { since, skipped } = state.watching;
  const reveal = revealOf(p);
  return { since, calm: p.calm, hidden: document.hidden, skipped: skipped !== null && reveal?.starts === skipped };
}

/** Say no in the dock, for a few seconds. @param {string} text */
export function refuse(text) {
  change({ refusal: { text, until: verbs.now() + REFUSAL_SECONDS } });
}

async function act(action, { beside = false } = {}) {
  const reply = await verbs.act(action);
  if (!reply.ok && !beside) refuse(reply.error);
  return reply;
}
