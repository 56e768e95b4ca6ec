// The spelling list as it is looked up. content/fictionary/pipeline/spell.py makes the file and tells its form.

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * @typedef {object} Spelling
 * @property {Set<string>} known every word that passes
 * @property {Set<string>} common the everyday ones
 * @property {Set<string>} stems those that also pass with an ending
 * @property {Set<string>} top the commonest of all
 * @property {string[][]} commonBy the everyday words by their length
 * @property {string[][]} otherBy the others by their length
 */

/**
 * Reads the file. Throws when the text is no spelling list.
 * @param {string} text
 * @returns {Spelling}
 */
export function parse(text) {
  const body = text.replace(/^spell 1\n/, '');
  if (body === text) throw new Error('This is not a spelling list.');
  const [common, other, stems, top] = body.split('\n=\n').map(decoded);
  return {
    known: new Set([...common, ...other, ...stems]),
    common: new Set(common),
    stems: new Set(stems),
    top: new Set(top),
    commonBy: byLength(common),
    otherBy: byLength([...other, ...stems]),
  };
}

function decoded(section) {
  const words = [];
  let before = '';
  for (const line of section.split('\n')) {
    if (!line) continue;
    before = before.slice(0, DIGITS.indexOf(line[0])) + line.slice(1);
    words.push(before);
  }
  return words;
}

function byLength(words) {
  const lengths = [];
  for (const word of words) (lengths[word.length] ??= []).push(word);
  return lengths;
}
