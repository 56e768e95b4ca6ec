/**
 * The path of pairs as a braid: two strands that change sides between one pair and the next. No DOM.
 *
 * @typedef {{seat: number, text: string}} Word
 * @typedef {{round: number, pair: [Word, Word]}} Step
 * @typedef {{seats: number[], texts: string[], how: 'match'|'vote', round: number}} Won
 */

/**
 * The steps to draw before the end. The pair that won is the end itself, so it is not drawn twice.
 * @param {Step[]} path oldest first
 * @param {Won|null} won
 * @returns {Step[]}
 */
export function steps(path, won) {
  const last = path.at(-1);
  const ended = won && last && last.pair.every(({ seat, text }, i) => seat === won.seats[i] && text === won.texts[i]);
  return ended ? path.slice(0, -1) : path;
}

/**
 * Which strand lies on the left at a step: they change sides every time.
 * @param {number} step counted from 0
 * @returns {['warm'|'cool', 'warm'|'cool']} left and right
 */
export function sides(step) {
  return step % 2 ? ['cool', 'warm'] : ['warm', 'cool'];
}

/**
 * Both strands through one step, bulging around the pair and meeting at its upper and lower edge.
 * The strand to draw last lies on top; the same colour is on top on both sides of an edge, so the crossing holds.
 * @param {{x: number, y: number, w: number, h: number}} box x is the left edge, y the upper
 * @param {{step: number, first?: boolean}} place first: the strands begin at the pair
 * @returns {{above: Strand[], below: Strand[]}} the half before the pair and the half after it, in drawing order
 * @typedef {{tone: 'warm'|'cool', d: string}} Strand
 */
export function strands({ x, y, w, h }, { step, first = false }) {
  const tones = sides(step);
  const half = (side, down) => curve(x + w / 2, y + h / 2, side * (w / 2), down * (h / 2));
  const both = (down, over) => [-1, 1].map((side, i) => ({ tone: tones[i], d: half(side, down) }))
    .sort((a, b) => (a.tone === over) - (b.tone === over));
  return {
    above: first ? [] : both(-1, crossing(step - 1)),
    below: both(1, crossing(step)),
  };
}

/** Which colour passes on top in the crossing after a step. */
function crossing(step) {
  return step % 2 ? 'cool' : 'warm';
}

/** A quarter of an S: from beside the middle, straight on, bending to the middle of the edge. */
function curve(cx, cy, out, down) {
  const p = (fx, fy) => `${n(cx + out * fx)} ${n(cy + down * fy)}`;
  return `M${p(1, 0)}C${p(1, 0.5)} ${p(0.5, 0.75)} ${p(0, 1)}`;
}

const n = value => Math.round(value * 100) / 100;
