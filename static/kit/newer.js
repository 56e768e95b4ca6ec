/** Which of two views is worth showing, and when to ask again: pure. */

/**
 * A browser shows the highest number it has seen; one not newer is dropped. After a reconnect (`again`) the same
 * number is taken once more, because what is not numbered (who is present) may have changed.
 * @param {{seq: number}|null} held
 * @param {{seq: number}} arrived
 * @param {boolean} [again]
 */
export function isNewer(held, arrived, again = false) {
  return !held || arrived.seq > held.seq || (again && arrived.seq === held.seq);
}

/**
 * Whether a reply tells of a change this browser has not been shown.
 * @param {{seq: number}|null} held
 * @param {{seq?: number}} reply
 */
export function isBehind(held, reply) {
  return typeof reply.seq === 'number' && (!held || held.seq < reply.seq);
}

/**
 * How long to wait before sending something again: 1, 2, 4, then 5 seconds.
 * @param {number} attempt from 0
 */
export function patience(attempt) {
  return Math.min(5000, 1000 * 2 ** attempt);
}

/**
 * A name for one move, unlike any other. (`crypto.randomUUID` is missing on plain http, where many a table in the house is.)
 */
export function freshId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-');
}
