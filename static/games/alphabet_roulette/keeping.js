/**
 * What is written and what the table holds: which of the two stands on each line, and when to save. No DOM.
 *
 * A pad remembers `v`, the number of the newest save it knows of, and `kept`, each line as it was then. A line that
 * differs from what was kept was written here and is still unsaved; every other line is the table's.
 */

/** @typedef {{v: number, kept: string[], written: string[]}} Pad */

export const PAUSE_MS = 450;
const LINES = 12;

/** @returns {Pad} */
export function empty() {
  return { v: 0, kept: Array(LINES).fill(''), written: Array(LINES).fill('') };
}

/** @param {string} text a stored pad @returns {Pad} an empty one for anything else */
export function unpack(text) {
  try {
    const { v, kept, written } = JSON.parse(text);
    const whole = [kept, written].every(list => list.length === LINES && list.every(line => typeof line === 'string'));
    return whole && Number.isInteger(v) ? { v, kept, written } : empty();
  } catch {
    return empty();
  }
}

/**
 * The table's pad has come: a newer save (this seat on another device, or before a reload) takes every line that
 * nothing unsaved stands on.
 * @param {Pad} pad
 * @param {string[]} theirs
 * @param {number} v its number
 * @param {number} [held] a line that someone's pen is on: it stays as it is
 * @returns {Pad} the same one if nothing is newer
 */
export function joined(pad, theirs, v, held = -1) {
  if (v <= pad.v) return pad;
  const mine = k => pad.written[k] !== pad.kept[k];
  return {
    v,
    kept: theirs.map((line, k) => (k === held && !mine(k) ? pad.written[k] : line)),
    written: pad.written.map((line, k) => (mine(k) || k === held ? line : theirs[k])),
  };
}

/** @param {Pad} pad @returns {boolean} */
export function isUnsaved(pad) {
  return pad.written.some((line, k) => line !== pad.kept[k]);
}

/**
 * The whole pad, to be sent: what was written here, and on every other line what the table holds.
 * @param {Pad} pad
 * @param {string[]} theirs the table's pad as last seen
 * @param {number} v its number
 * @returns {string[]}
 */
export function whole({ v: known, kept, written }, theirs, v) {
  return written.map((line, k) => (line !== kept[k] || v < known ? line : theirs[k]));
}

/** A save got through. @param {Pad} pad @param {string[]} written as it was when it was sent @param {number} v @returns {Pad} */
export function saved(pad, written, v) {
  return v < pad.v ? pad : { ...pad, v, kept: written };
}

/**
 * How long after a keystroke to save: a pause in the typing, but never after the last second; past it, at once.
 * @param {number} now
 * @param {number} ends both in server seconds
 * @returns {number} milliseconds
 */
export function wait(now, ends) {
  return Math.max(0, Math.min(PAUSE_MS, (ends - now) * 1000));
}

/** The line to write on next: the first empty one. @param {string[]} written @returns {number} the first if all are full */
export function firstEmpty(written) {
  return Math.max(0, written.findIndex(line => !line.trim()));
}
