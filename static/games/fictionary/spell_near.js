// What was probably meant: listed words one edit away, or two, the likeliest slip first.

import { FUSED } from './spell_fused.js';

const SUGGESTED = 3;
const SHORTEST = 3;
const TWO_EDITS_FROM = 5;

// How far apart a slip sets two words. People double letters, swap neighbors and mistake vowels; they hardly ever get
// the first letter wrong, and mean an everyday word more often than a rare one.
const DOUBLED = 0.5;
const SWAPPED = 0.6;
const VOWEL = 0.7;
const SOUND_ALIKE = 0.7;
const LETTER = 1;
const FIRST_LETTER = 0.6;
const RARE = 0.8;
const COMMONEST = -0.15;
const VOWELS = 'aeiouy';
const ALIKE = ['cks', 'sz', 'gj', 'mn', 'ck', 'fv'];

/**
 * Up to three words for a misspelled one: a single edit away on the whole list, or two among everyday words when it
 * has five letters or more. Swapping neighbors is one edit.
 * @param {string} word small letters
 * @param {import('./spell_list.js').Spelling} list
 * @returns {string[]}
 */
export function suggest(word, list) {
  if (FUSED.has(word)) return [FUSED.get(word)];
  if (word.length < SHORTEST) return [];
  const far = word.length >= TWO_EDITS_FROM ? 2 : 1;
  const near = [...within(word, list.commonBy, far), ...within(word, list.otherBy, 1)];
  return near.map(meant => ({ meant, far: unlikeliness(word, meant, list) }))
    .sort((one, other) => one.far - other.far || (one.meant < other.meant ? -1 : 1))
    .slice(0, SUGGESTED)
    .map(n => n.meant);
}

/**
 * Whether an everyday word is a single edit away.
 * @param {string} word small letters
 * @param {import('./spell_list.js').Spelling} list
 */
export function isNearCommon(word, list) {
  return within(word, list.commonBy, 1).length > 0;
}

function within(word, lengths, most) {
  const near = [];
  const letters = lettersOf(word);
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    const bucket = lengths[length] ?? [];
    const sets = setsOf(bucket);
    for (let i = 0; i < bucket.length; i += 1) {
      if (ones(letters ^ sets[i]) <= 2 * most && edits(word, bucket[i], most) <= most) near.push(bucket[i]);
    }
  }
  return near;
}

// Which letters a word has, as bits: an edit changes two of them at most, so few words need their edits counted.
const known = new WeakMap();

function setsOf(bucket) {
  if (!known.has(bucket)) known.set(bucket, Int32Array.from(bucket, lettersOf));
  return known.get(bucket);
}

function lettersOf(word) {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

function ones(bits) {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count += 1;
  return count;
}

function unlikeliness(word, meant, list) {
  return slip(word, meant)
    + (word[0] === meant[0] ? 0 : FIRST_LETTER)
    + (list.common.has(meant) ? 0 : RARE)
    + (list.top.has(meant) ? COMMONEST : 0);
}

/**
 * How many edits lie between two words: letters put in, left out, changed, or swapped with their neighbor (optimal
 * string alignment). Counting stops past `most`.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 * @returns {number} at most `most + 1`
 */
export function edits(one, other, most) {
  let before = [];
  let above = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
      if (isSwap(one, other, i, j)) row[j] = Math.min(row[j], before[j - 2] + 1);
      least = Math.min(least, row[j]);
    }
    if (least > most) return most + 1;
    [before, above] = [above, row];
  }
  return above[other.length];
}

// The same alignment, each edit weighed by how easily it is made.
function slip(one, other) {
  const far = [[0]];
  for (let j = 1; j <= other.length; j += 1) far[0][j] = far[0][j - 1] + extra(other, j - 1);
  for (let i = 1; i <= one.length; i += 1) {
    far[i] = [far[i - 1][0] + extra(one, i - 1)];
    for (let j = 1; j <= other.length; j += 1) {
      far[i][j] = Math.min(
        far[i - 1][j] + extra(one, i - 1),
        far[i][j - 1] + extra(other, j - 1),
        far[i - 1][j - 1] + changed(one[i - 1], other[j - 1]),
        isSwap(one, other, i, j) ? far[i - 2][j - 2] + SWAPPED : Infinity,
      );
    }
  }
  return far[one.length][other.length];
}

function isSwap(one, other, i, j) {
  return i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] && one[i - 1] !== one[i - 2];
}

// A letter that one word has and the other lacks.
function extra(word, at) {
  if (word[at] === word[at - 1] || word[at] === word[at + 1]) return DOUBLED;
  return VOWELS.includes(word[at]) ? VOWEL : LETTER;
}

function changed(one, other) {
  if (one === other) return 0;
  if (VOWELS.includes(one) && VOWELS.includes(other)) return VOWEL;
  return ALIKE.some(letters => letters.includes(one) && letters.includes(other)) ? SOUND_ALIKE : LETTER;
}
