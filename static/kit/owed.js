/** Whom the table waits for, and how to say it: pure. */

import { list } from './words.js';

/** @typedef {{seat: number, since?: number, holds_up?: boolean}} Owed */

/**
 * Those who really hold the table up; when nobody does (a clock will end it), everyone still at it.
 * @param {Owed[]} owed
 * @returns {Owed[]}
 */
export function heldBy(owed) {
  const holding = owed.filter(one => one.holds_up);
  return holding.length ? holding : owed;
}

/**
 * Whether nobody holds the table up, because the clock that runs will end what they are at.
 * @param {Owed[]} owed
 * @param {{stopped?: number}|null} clock
 */
export function clockEndsIt(owed, clock) {
  return clock != null && clock.stopped == null && !owed.some(one => one.holds_up);
}

/**
 * 'Waiting on you and Bo', 'Waiting on 5 people'; '' when nobody is awaited.
 * @param {Owed[]} owed
 * @param {number|null} you
 * @param {(seat: number) => string} name
 */
export function waitingOn(owed, you, name) {
  const seats = owed.map(one => one.seat).sort((a, b) => Number(b === you) - Number(a === you));
  if (!seats.length) return '';
  if (seats.length > 3) return seats.includes(you) ? `Waiting on you and ${seats.length - 1} more` : `Waiting on ${seats.length} people`;
  return `Waiting on ${list(seats.map(seat => (seat === you ? 'you' : name(seat))))}`;
}

/**
 * When the longest wait of these began, or null.
 * @param {Owed[]} owed
 */
export function waitingSince(owed) {
  const times = owed.map(one => one.since).filter(since => since != null);
  return times.length ? Math.min(...times) : null;
}

/**
 * @param {Owed[]} owed
 * @param {number|null} seat
 */
export function isOwed(owed, seat) {
  return seat != null && owed.some(one => one.seat === seat);
}
