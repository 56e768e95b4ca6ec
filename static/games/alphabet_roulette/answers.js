/**
 * What an answer says: its words, and whether they begin with the letter. No DOM.
 * The table's own rule is games/alphabet_roulette/answers.py; both are held to tests/games/alphabet_roulette/answers.json.
 */

const ARTICLES = ['a', 'an', 'the'];
const MARKS_ABOVE = /\p{M}/gu;
const MARKS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const PARTS = /[\s\-\u2010\u2011\u2013]+/u;

/**
 * The words of an answer in plain small letters. A leading a, an or the is not counted if something follows it.
 * @param {string} text
 * @returns {string[]}
 */
export function words(text) {
  const parts = plain(text).replaceAll('&', ' and ').split(PARTS);
  const found = parts.map(part => part.replace(MARKS_AROUND, '')).filter(Boolean);
  return found.length > 1 && ARTICLES.includes(found[0]) ? found.slice(1) : found;
}

/** Small letters without accents, so that É is an E; a letter that is two when large (ß) is two. */
function plain(text) {
  return text.normalize('NFD').replace(MARKS_ABOVE, '').replace(/./gsu, char => {
    const large = char.toUpperCase();
    return (large.length > char.length ? large : char).toLowerCase();
  });
}

/** @param {string} text @param {string} letter @returns {boolean} “The Beatles” is a B */
export function startsWith(text, letter) {
  return words(text)[0]?.startsWith(letter.toLowerCase()) ?? false;
}

/** @param {string} text @param {string} letter @returns {number} how many of its words begin with the letter */
export function alliteration(text, letter) {
  return words(text).filter(word => word.startsWith(letter.toLowerCase())).length;
}

/**
 * How a line stands while it is written: “th” may yet become “the Beatles”, so it is not wrong before the pen leaves it.
 * @param {string} text
 * @param {string} letter
 * @param {boolean} writing is the pen still on this line
 * @returns {'blank'|'right'|'wrong'}
 */
export function check(text, letter, writing) {
  const found = words(text);
  if (!found.length) return 'blank';
  if (startsWith(text, letter)) return 'right';
  const begun = writing && found.length === 1 && ARTICLES.some(article => article.startsWith(found[0]));
  return begun ? 'blank' : 'wrong';
}
