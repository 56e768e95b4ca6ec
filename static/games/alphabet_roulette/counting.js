/**
 * Points as they stand while answers are read. No DOM.
 */

/** @param {object} game @param {number} seat @returns {number} this round's points so far */
export function thisRound({ review }, seat) {
  return (review?.marks ?? []).reduce((sum, marks) => sum + marks[seat].points, 0);
}

/** @param {object} game @param {number} seat @returns {number} everything so far */
export function soFar(game, seat) {
  return game.totals[seat] + thisRound(game, seat);
}

/**
 * The coin of each seat: its score, the die's star, who is done, and a word.
 * @param {object} p
 * @returns {{score: number, star: string, in: boolean, note: string}[]}
 */
export function coins({ table, game }) {
  return table.seats.map((_, seat) => ({
    score: soFar(game, seat),
    star: game.phase === 'roll' && seat === game.roller ? 'has the die' : '',
    in: isIn(game, seat),
    note: note(game, seat),
  }));
}

function isIn(game, seat) {
  if (game.phase === 'write') return game.done[seat];
  return Boolean(game.phase === 'review' ? game.review.ready[seat] : game.ready?.[seat]);
}

function note(game, seat) {
  if (game.phase === 'write' && game.live) return `${game.filled[seat]} of 12 written`;
  if (game.phase === 'review') return `${thisRound(game, seat)} this round`;
  return game.phase === 'roll' && seat === game.roller ? 'rolls the die' : '';
}

/**
 * The clock as the kit wants it; null when nothing runs.
 * @param {object} p
 * @returns {{ends: number, stopped?: number}|null}
 */
export function clock({ game, table }) {
  if (game?.phase !== 'write') return null;
  if (!game.live) return { ends: game.ends, stopped: game.secs };
  return { ends: game.ends, ...(table.paused ? { stopped: game.ends - table.paused.since } : {}) };
}

/**
 * Seats by points, the most first; those who tie stand in seat order.
 * @param {number[]} totals
 * @returns {number[]}
 */
export function ranked(totals) {
  return totals.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a] || a - b);
}
