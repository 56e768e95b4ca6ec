/** The spelling list, fetched once somebody writes. A late or a lost one checks nothing: Send never waits long. */

const PATIENCE_MS = 1500;

let fetched = null;

/** Somebody writes: fetch the list, unless it is here or on its way. */
export function fetchSpelling() {
  fetched ??= load().catch(() => { fetched = null; });
}

/**
 * @param {string} text
 * @param {string} own the round's word
 * @returns {Promise<import('./spell.js').Slip[]>} the words that look misspelled; none if the list is not here in time
 */
export async function slipsIn(text, own) {
  fetchSpelling();
  const spelling = await Promise.race([fetched, late()]);
  return spelling ? spelling.check(text, spelling.list, { own }) : [];
}

async function load() {
  const [{ check, parse }, answer] = await Promise.all([import('./spell.js'), fetch(new URL('./spell.txt', import.meta.url))]);
  if (!answer.ok) throw new Error(`spelling list: ${answer.status}`);
  return { check, list: parse(await answer.text()) };
}

function late() {
  return new Promise(resolve => { setTimeout(resolve, PATIENCE_MS, null); });
}
