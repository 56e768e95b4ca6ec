/**
 * Sounds made of notes, no files. A note is [hertz, start, length, loudness]: seconds, and 0 to 1.
 * Nothing plays before the page has been touched: browsers forbid it, and so would people.
 */

import { recall, remember } from './memory.js';

/** The house's own. */
export const HOUSE = {
  chime: [[659, 0, 0.35, 0.5], [880, 0.14, 0.6, 0.5]],
  nudge: [[523, 0, 0.12, 0.5], [523, 0.18, 0.12, 0.5]],
};

const TOUCHES = ['pointerup', 'keydown'];
let context = null;

for (const touch of TOUCHES) addEventListener(touch, wake);

/** @returns {boolean} */
export function soundIsOn() {
  return recall('sound', true);
}

/** @param {boolean} on */
export function setSound(on) {
  remember('sound', on);
}

/** @param {number[][]|undefined} notes */
export function play(notes) {
  if (!notes || !context || !soundIsOn()) return;
  for (const [hertz, start, length, loudness] of notes) note(hertz, context.currentTime + start, length, loudness);
}

function wake() {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context = new AudioContext();
  for (const touch of TOUCHES) removeEventListener(touch, wake);
}

function note(hertz, at, length, loudness) {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness * 0.25, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length + 0.05);
}
