// What was probably meant: listed words one edit away, or two, the likeliest slip first.

import { FUSED, UNSAID } from './spell_fused.js';

const SUGGESTED = 3;
const SHORTEST = 3;
const TWO_EDITS_FROM = 5;

// How far apart a slip sets two words. People double letters, swap neighbors (i and e most), leave out what is not heard
// (wich, wrech, fether) and mistake vowels, most of all far into a word, where they are weak; they hardly ever get the
// first letter wrong, and mean an everyday word, or a plain form of one, more often than a rare one.
const DOUBLED = 0.5;
const SWAPPED = 0.6;
const I_AND_E = 0.45;
const VOWEL = 0.7;
const BESIDE_VOWEL = 0.5;
const WEAK_VOWEL = 0.6;
const WEAK_FROM = 3;
const LAST_LE = 0.75;
const SILENT = 0.5;
const SOUND_ALIKE = 0.7;
const LETTER = 1;
const FIRST_LETTER = 0.6;
const RARE = 0.8;
const FORM = 0.2;
const COMMONEST = -0.15;
const VOWELS = 'aeiouy';
const FORMED = ['s', 'es', 'ies', 'ed', 'ing', 'ness', 'ers'];
const ALIKE = ['cks', 'sz', 'gj', 'mn', 'ck', 'fv'];
// Letters not heard after these (wHich, sCene, thumB, hymN), before these (naTch, eDge, baCk, siGn), and first before these.
const UNHEARD_AFTER = { h: 'wrgct', c: 's', b: 'm', n: 'm' };
const UNHEARD_BEFORE = { t: 'c', d: 'g', c: 'kq', g: 'n' };
const UNHEARD_FIRST = { k: 'n', w: 'r', p: 's' };

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
  return near.filter(meant => !UNSAID.test(meant))
    .map(meant => ({ meant, far: unlikeliness(word, meant, list) }))
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
    + rarity(meant, list)
    + (list.top.has(meant) ? COMMONEST : 0);
}

// The list leaves plain forms (pancakes, bruised) out of its everyday words, to be small.
function rarity(meant, list) {
  if (list.common.has(meant)) return 0;
  const isForm = FORMED.some(ending => meant.endsWith(ending)
    && ['', 'e', 'y'].some(back => list.common.has(meant.slice(0, -ending.length) + back)));
  return isForm ? FORM : RARE;
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
  for (let j = 1; j <= other.length; j += 1) far[0][j] = far[0][j - 1] + leftOut(other, j - 1);
  for (let i = 1; i <= one.length; i += 1) {
    far[i] = [far[i - 1][0] + extra(one, i - 1)];
    for (let j = 1; j <= other.length; j += 1) {
      far[i][j] = Math.min(
        far[i - 1][j] + extra(one, i - 1),
        far[i][j - 1] + leftOut(other, j - 1),
        far[i - 1][j - 1] + changed(one[i - 1], other[j - 1], j - 1),
        isSwap(one, other, i, j) ? far[i - 2][j - 2] + swapped(one[i - 2], one[i - 1]) : Infinity,
      );
    }
  }
  const whole = far[one.length][other.length];
  return isLastLe(one, other) ? Math.min(whole, far[one.length - 2][other.length - 2] + LAST_LE) : whole;
}

// A letter that was left out: more easily one that is not heard.
function leftOut(word, at) {
  if (isUnheard(word, at)) return Math.min(SILENT, extra(word, at));
  const isBeside = isVowel(word[at]) && (isVowel(word[at - 1]) || isVowel(word[at + 1]));
  return isBeside ? Math.min(BESIDE_VOWEL, extra(word, at)) : extra(word, at);
}

function isVowel(letter) {
  return letter !== undefined && VOWELS.includes(letter);
}

function isUnheard(word, at) {
  const [letter, next] = [word[at], word[at + 1]];
  if (at === 0) return Boolean(UNHEARD_FIRST[letter]?.includes(next));
  return Boolean(UNHEARD_AFTER[letter]?.includes(word[at - 1]) || UNHEARD_BEFORE[letter]?.includes(next));
}

function swapped(one, other) {
  return one + other === 'ie' || one + other === 'ei' ? I_AND_E : SWAPPED;
}

// An -le for an -al, -el, -il or -ol, or the other way about: they sound the same (festivle).
function isLastLe(one, other) {
  return (/.le$/.test(one) && /.[aeio]l$/.test(other)) || (/.[aeio]l$/.test(one) && /.le$/.test(other));
}

function isSwap(one, other, i, j) {
  return i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] && one[i - 1] !== one[i - 2];
}

// A letter that one word has and the other lacks.
function extra(word, at) {
  if (word[at] === word[at - 1] || word[at] === word[at + 1]) return DOUBLED;
  return isVowel(word[at]) ? VOWEL : LETTER;
}

function changed(one, other, at) {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return at < WEAK_FROM ? VOWEL : WEAK_VOWEL;
  return ALIKE.some(letters => letters.includes(one) && letters.includes(other)) ? SOUND_ALIKE : LETTER;
}
