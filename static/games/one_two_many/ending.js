/** The one beat of this game: the two lights melt, and the moon stands a while before the result slides over it. */

const MELT_SECONDS = 4.2;

let here = { table: '', starts: null, late: false };

/**
 * The melt as a reveal for the room, timed from when this screen saw the win; null for a game won before it looked.
 * The server has no beat for it: nothing is hidden meanwhile, and nobody waits for anybody.
 * @param {object} p
 * @returns {null|{starts: number, beats: {cue: string, ms: number}[]}}
 */
export function reveal(p) {
  if (!p.game) return null;
  const table = `${p.table.code} ${p.table.deal}`;
  const won = Boolean(p.game.won);
  if (here.table !== table) here = { table, starts: null, late: won };
  if (won && !here.late) here.starts ??= p.now();
  return here.starts === null ? null : { starts: here.starts, beats: [{ cue: 'melt', ms: MELT_SECONDS * 1000 }] };
}
