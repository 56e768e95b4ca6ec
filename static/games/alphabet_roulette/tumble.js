/**
 * Where the die is and how it is turned at any moment of a roll: the same on every screen, since it follows from the
 * roll alone and the server's time. No DOM.
 */
import { about, after, showing, unit } from './solid.js';

/** How far away it is thrown from, in its own radii, and how much larger it is there, close to the hand. */
const REACH = 8;
const CLOSE = 1.5;
const BOUNCES = 3.5;
const MOST_TURNS = 3;
/** Not lying on a face: a die that is waiting to be thrown. */
const IDLE = about(unit([0.6, 1, 0.2]), 0.5);

/** @typedef {{letter: string, at: number, lands: number, spin: number}} Roll */
/** @typedef {{turn: import('./solid.js').Turn, x: number, y: number, height: number, size: number}} Pose  x, y and height in radii */

/** A die that waits. @param {string|undefined} letter the one it showed last @returns {Pose} */
export function idle(letter = 'A') {
  return { turn: after(IDLE, showing(letter)), x: 0, y: 0, height: 0, size: 1 };
}

/**
 * @param {Roll} roll
 * @param {number} now server seconds
 * @returns {Pose}
 */
export function pose(roll, now) {
  const done = Math.min(1, Math.max(0, (now - roll.at) / (roll.lands - roll.at)));
  const left = (1 - done) ** 1.7;
  const { from, turns, twist } = throwOf(roll.spin);
  const rolling = about(unit([-Math.sin(from), Math.cos(from), 0]), turns * 2 * Math.PI * left);
  const spinning = about([0, 0, 1], twist * left);
  return {
    turn: after(rolling, after(spinning, showing(roll.letter))),
    x: Math.cos(from) * REACH * left,
    y: Math.sin(from) * REACH * left,
    height: Math.abs(Math.sin(Math.PI * BOUNCES * done)) * (1 - done) ** 1.4,
    size: 1 + CLOSE * left,
  };
}

/** Whether the die lies still. @param {Roll|null} roll @param {number} now */
export function landed(roll, now) {
  return roll !== null && now >= roll.lands;
}

/** What the hand does: from where below it throws, how often the die turns over, and its twist. */
function throwOf(spin) {
  const next = numbers(spin);
  const from = -0.75 - next() * 0.5;
  return { from, turns: MOST_TURNS - next(), twist: (next() - 0.5) * 8 };
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
