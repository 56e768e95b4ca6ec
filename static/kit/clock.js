/**
 * The server's clock, as an offset to this browser's: pure.
 * A sample is one question and its answer: when it was asked and answered here, what the server said in between.
 */

/** @typedef {{sent: number, got: number, server: number}} Sample  all in seconds */

const KEPT = 8;

/**
 * What to add to the browser's time to get the server's, from the sample with the shortest round trip
 * (the less it travelled, the less it can be wrong).
 * @param {Sample[]} samples
 * @returns {number} seconds; 0 without samples
 */
export function offset(samples) {
  if (!samples.length) return 0;
  const best = samples.reduce((a, b) => (travel(b) < travel(a) ? b : a));
  return best.server - (best.sent + best.got) / 2;
}

/**
 * The samples worth keeping when a new one comes: the last eight.
 * @param {Sample[]} samples
 * @param {Sample} sample
 * @returns {Sample[]}
 */
export function keep(samples, sample) {
  return [...samples, sample].slice(-KEPT);
}

/**
 * Seconds left, as people read a clock: whole, rounded up, so that 0 is shown only when it is over.
 * @param {{ends: number, stopped?: number}} clock `stopped` is the seconds left while it stands still
 * @param {number} now server seconds
 */
export function left(clock, now) {
  const seconds = clock.stopped ?? clock.ends - now;
  return Math.max(0, Math.ceil(seconds - 0.05));
}

/** What is red on a clock that doesn't say otherwise. */
export const LOW_SECONDS = 10;

/**
 * When a running clock gets low; null if it stands still or there is none.
 * @param {{ends: number, low?: number, stopped?: number}|null} clock
 */
export function lowAt(clock) {
  return clock && clock.stopped == null ? clock.ends - (clock.low ?? LOW_SECONDS) : null;
}

/**
 * 75 → '1:15', 9 → '0:09'.
 * @param {number} seconds
 */
export function face(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** @param {Sample} sample */
function travel(sample) {
  return sample.got - sample.sent;
}
