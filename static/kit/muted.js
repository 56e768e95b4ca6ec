/** Whom I do not want to hear: a choice of this browser, for this table. */

import { recall, remember } from './memory.js';
import { redraw } from './state.js';

let key = '';
let people = new Set();

/** @param {string} code the table's */
export function recallMuted(code) {
  key = `muted:${code}`;
  people = new Set(recall(key, []));
}

/** @param {string} person */
export function isMuted(person) {
  return people.has(person);
}

/** @param {string} person @param {boolean} mute */
export function setMuted(person, mute) {
  if (mute) people.add(person);
  else people.delete(person);
  remember(key, [...people]);
  redraw();
}
