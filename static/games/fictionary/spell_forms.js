// What passes for a word: listed ones, their forms, compounds, contractions, and the round's own word in any form.

import { FUSED } from './spell_fused.js';
import { isNearCommon } from './spell_near.js';

const NEGATIVE = new Set(('ain aren can couldn daren didn doesn don hadn hasn haven isn mayn mightn mustn needn oughtn '
  + 'shan shouldn usedn wasn weren won wouldn').split(' '));
const CLIPPED = new Set(("o'clock ma'am y'all o'er e'er ne'er g'day cap'n bo's'n fo'c'sle hallowe'en 'tis 'twas 'twere "
  + "'twill 'em 'til 'cause 'n n' o' ol' th' rock'n'roll will-o' jack-o'").split(' '));
const CONTRACTED = /^(.+?)'(?:s|d|ll|ve|re|m|d've|ll've)$/;

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'ings', 'er', 'ers', 'est', 'y', 'ly', 'ish', 'like', 'less', 'ness',
  'able', 'ism', 'ist', 'ists', 'ity', 'ment', 'ous', 'ful', 'al', 'ally', 'ic', 'ate', 'ation', 'ations', 'ian', 'ians',
  'ize', 'ized', 'izes', 'izing', 'ise', 'ised', 'ises', 'ising', 'age', 'ry', 'ery', 'dom', 'hood', 'ship', 'or', 'ors'];
const BEGINNINGS = /^(?:un|re|non|pre|over|under|out|mis|sub|anti|semi|super|counter|dis|de|be|en)(?=.{4})/;
// Endings that any everyday word may take, as nobody misspells a word that way.
const OPEN_ENDINGS = /^(.{3,})(?:like|less|wise|proof|ish|able)$/;
const SHORTEST_HALF = 3;

/**
 * Whether a word is to be left alone.
 * @param {string} word small letters, no accents
 * @param {import('./spell_list.js').Spelling} list
 * @param {string} own the round's word, or ''
 * @param {boolean} hyphened whether it is a part of a hyphenated one, where a beginning (co-, ex-) may stand alone
 */
export function passes(word, list, own, hyphened = false) {
  if (FUSED.has(word)) return false;
  if (word.length < 2 || list.known.has(word) || CLIPPED.has(word)) return true;
  if (hyphened && word.length <= 3) return true;
  if (word.includes("'")) return isContracted(word, list, own);
  return isForm(word, own) || isOpenForm(word, list) || isStemForm(word, list) || isCompound(word, list);
}

function isContracted(word, list, own) {
  const [, whole, negative] = /^(.+)n't$/.exec(word) ? [null, null, word.slice(0, -2)] : CONTRACTED.exec(word) ?? [];
  if (negative) return NEGATIVE.has(negative) || word === "can't";
  const bare = whole ?? word.replace(/^'|'$/g, '');
  return bare !== word && passes(bare, list, own);
}

// The round's own word: with a beginning, an ending, or both.
function isForm(word, own) {
  if (own.length < 3) return false;
  return [word, word.replace(BEGINNINGS, '')].some(bare => bare === own || basesOf(bare).includes(own));
}

function isStemForm(word, list) {
  return basesOf(word).some(base => list.stems.has(base));
}

function isOpenForm(word, list) {
  const base = OPEN_ENDINGS.exec(word)?.[1];
  return Boolean(base) && (list.common.has(base) || (base.endsWith('i') && list.common.has(`${base.slice(0, -1)}y`)));
}

// Two everyday words run together, unless the whole is a slip of the finger from one (suprise).
function isCompound(word, list) {
  for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut += 1) {
    if (list.common.has(word.slice(0, cut)) && list.common.has(word.slice(cut))) return !isNearCommon(word, list);
  }
  return false;
}

// What a word may be a form of: without its ending, with the e or y it lost, without the letter it doubled.
function basesOf(word) {
  const bases = [];
  for (const ending of ENDINGS) {
    const base = word.slice(0, -ending.length);
    if (base.length < 3 || !word.endsWith(ending)) continue;
    bases.push(base, `${base}e`, `${base}y`);
    if (base.endsWith('i')) bases.push(`${base.slice(0, -1)}y`);
    if (base.at(-1) === base.at(-2)) bases.push(base.slice(0, -1));
  }
  return bases;
}
