/**
 * How far a reveal has come: what of the round may be shown now. Pure. A beat's end state is whatever stands here once
 * it has begun; motion only leads there.
 */

/**
 * @typedef {object} Told
 * @property {boolean} votes who chose what
 * @property {Set<number>} turned the fakes that show their author
 * @property {boolean} real the real one is stamped
 * @property {boolean} judge the Judge has their points
 * @property {boolean} all nothing is left to come
 */

/**
 * @param {{cue: string, k?: number, ks?: number[]}[]} beats
 * @param {number} index of the beat that plays; -1 before the first, beats.length after the last
 * @returns {Told}
 */
export function told(beats, index) {
  const begun = beats.slice(0, index + 1);
  const has = cue => begun.some(beat => beat.cue === cue);
  const all = index >= beats.length;
  return {
    votes: all || begun.length > 1 || has('votes'),
    turned: new Set(begun.flatMap(beat => (beat.cue === 'author' ? [beat.k] : beat.cue === 'authors' ? beat.ks : []))),
    real: has('real'),
    judge: has('judge'),
    all,
  };
}

/**
 * The scores as they stand while the reveal plays, seat by seat: what the round brought comes in beat by beat.
 * @param {{judge: number, cards: {by: number[], real: boolean, votes: number[]}[], points: number[], totals: number[]}} last
 * @param {Told} shown
 * @returns {number[]}
 */
export function scoresNow(last, shown) {
  if (shown.all) return last.totals;
  const scores = last.totals.map((total, seat) => total - last.points[seat]);
  last.cards.forEach((card, k) => {
    if (card.real && shown.real) for (const seat of card.votes) scores[seat] += 2;
    if (!card.real && shown.turned.has(k)) for (const seat of card.by) scores[seat] += card.votes.length;
  });
  if (shown.judge) scores[last.judge] = last.totals[last.judge];
  return scores;
}

/**
 * How many the fakes of a round fooled together: the Judge's points.
 * @param {{real: boolean, votes: number[]}[]} cards
 */
export function fooledIn(cards) {
  return cards.reduce((sum, card) => sum + (card.real ? 0 : card.votes.length), 0);
}

/**
 * Whether the last round is what this screen shows: its reveal plays, or nothing new has taken its place.
 * @param {{game: object, you: number|null, beat: {cue: string}|null}} p
 */
export function looksBack({ game, you, beat }) {
  if (!game.last) return false;
  if (game.phase === 'scored' || game.phase === 'over') return true;
  return game.phase === 'choose' && (isPlaying(beat) || you !== game.judge);
}

/** @param {{cue: string}|null} beat */
export function isPlaying(beat) {
  return beat !== null && beat.cue !== 'end';
}
