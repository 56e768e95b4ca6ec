/** A kept game's step as the view of a table, so that the game's own face can draw it: pure. */

/** @typedef {{title: string, seconds: number, view: object}} Step */
/** @typedef {{id: string, slug: string, game: string, names: string[], bots: (string|null)[], terms: string[], steps: Step[]}} Replay */

/**
 * What a spectator's `view` event said then. Nobody may do anything, and nobody is waited for.
 * @param {Replay} replay
 * @param {number} step
 * @param {null|number} stopped what the clock shows, while it is stopped
 */
export function viewOf(replay, step, stopped) {
  const { view } = replay.steps[step];
  return {
    seq: step,
    now: 0,
    you: null,
    game: view,
    table: {
      code: replay.id, game: replay.slug, name: replay.game, phase: 'playing', deal: 1, host: null, opener: null, me: null,
      seats: replay.names.map((name, seat) => seatOf(name, replay.bots[seat])),
      waiting: [], watchers: [], settings: {}, options: {}, terms: replay.terms, owed: [], ready: [], may: [], games: [],
      min: 2, max: replay.names.length, bots: false, chat: false, missing: null, round: view.round ?? 0, result: null, kept: replay.id,
      paused: stopped === null ? null : { why: 'host', since: stopped },
    },
  };
}

function seatOf(name, bot) {
  return { person: null, name, bot, present: true, since: null, away: false, cover: null, gone: false, asked: null };
}

/**
 * Where a key leads: a step to go to, or null.
 * @param {string} key
 * @param {number} step
 * @param {number} last
 * @returns {number|null}
 */
export function stepFor(key, step, last) {
  const to = { ArrowRight: step + 1, ArrowLeft: step - 1, Home: 0, End: last }[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}
