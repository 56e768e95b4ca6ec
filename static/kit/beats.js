/**
 * Which beat of a reveal is on now, and whether to move or just to show it: pure.
 * The server times the beats; motion never carries anything that the end state does not show.
 */

/** @typedef {{cue: string, ms: number, say?: string}} Beat */
/** @typedef {{starts: number, beats: Beat[]}} Reveal */
/** @typedef {{since: number, calm?: boolean, hidden?: boolean, skipped?: boolean}} Watching
 *  since: the server time from which this screen has watched without a break */

const LATE_SECONDS = 0.4;

/**
 * @param {Reveal|null|undefined} reveal
 * @param {number} now server seconds
 * @param {Watching} watching
 * @returns {null|(Beat & {index: number, starts: number, ends: number, jump: boolean})}
 *   null before the first beat and without a reveal; cue 'end' after the last or when skipped
 */
export function beatNow(reveal, now, watching) {
  if (!reveal || !reveal.beats || now < reveal.starts) return null;
  if (watching.skipped) return theEnd(reveal, true);
  const on = timed(reveal).find(beat => now < beat.ends);
  return on ? { ...on, jump: mustJump(on, watching) } : theEnd(reveal, true);
}

/**
 * Server time of the next change of beat, or null when none is to come.
 * @param {Reveal|null|undefined} reveal
 * @param {number} now
 * @param {Watching} watching
 */
export function nextChange(reveal, now, watching) {
  if (!reveal || !reveal.beats || watching.skipped) return null;
  if (now < reveal.starts) return reveal.starts;
  return timed(reveal).find(beat => now < beat.ends)?.ends ?? null;
}

function timed(reveal) {
  let starts = reveal.starts;
  return reveal.beats.map((beat, index) => {
    const from = starts;
    starts += beat.ms / 1000;
    return { ...beat, index, starts: from, ends: starts };
  });
}

function mustJump(beat, { since, calm, hidden }) {
  return Boolean(calm || hidden || since - beat.starts > LATE_SECONDS);
}

function theEnd(reveal, jump) {
  const ends = reveal.starts + reveal.beats.reduce((sum, beat) => sum + beat.ms / 1000, 0);
  return { cue: 'end', ms: 0, index: reveal.beats.length, starts: ends, ends, jump };
}
