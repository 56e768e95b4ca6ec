// The spelling check: gentle, so that nobody switches it off. Pure: no page, no network.
//
// A word passes unless it looks like a slip: names, numbers, forms, compounds and the round's own word are let by.
// spell_list.js reads the list, spell_forms.js says what passes, spell_near.js finds what was meant.

import { passes } from './spell_forms.js';
import { suggest } from './spell_near.js';

export { parse } from './spell_list.js';
export { suggest };

const TOKEN = /[\p{L}\p{M}\p{N}'’][\p{L}\p{M}\p{N}'’\-‑]*/gu;
const FOREIGN = /[^\p{Script=Latin}\p{M}'’\-‑]/u;
const SHORT_CAPITALS = 5;
const SUGGESTED_FOR = 3;

/**
 * The words that look misspelled, in order. `text.slice(start, end)` is the word as it was typed. Suggestions are
 * looked for in the first three, as they take a moment.
 * @param {string} text what somebody wrote
 * @param {import('./spell_list.js').Spelling | null} list nothing is flagged without one
 * @param {{ own?: string }} [round] the round's word, which passes in any form
 * @returns {{ word: string, start: number, end: number, suggestions: string[] }[]}
 */
export function check(text, list, { own = '' } = {}) {
  if (!list) return [];
  const slips = [...text.matchAll(TOKEN)]
    .filter(found => !isLetBy(found[0], text, found.index))
    .flatMap(found => partsOf(found[0], found.index))
    .filter(part => !passes(plain(part.word), list, own.toLowerCase(), part.hyphened));
  const meant = new Map();
  for (const { word } of slips) {
    const key = plain(word);
    if (!meant.has(key)) meant.set(key, meant.size < SUGGESTED_FOR ? suggest(key, list) : []);
  }
  return slips.map(({ word, start, end }) => ({ word, start, end, suggestions: meant.get(plain(word)).map(as(word)) }));
}

// Numbers, other scripts, and names: a capital inside a sentence or a word, a few capitals together.
function isLetBy(token, text, at) {
  const letters = token.replace(/[^\p{L}]/gu, '');
  if (!letters || /\p{N}/u.test(token) || FOREIGN.test(token) || /\p{Ll}\p{Lu}/u.test(token)) return true;
  const capitals = letters.length > 1 && letters === letters.toUpperCase();
  if (capitals) return letters.length <= SHORT_CAPITALS;
  return /^['’]?\p{Lu}/u.test(token) && !startsSentence(text, at);
}

function startsSentence(text, at) {
  const before = text.slice(0, at).trimEnd().replace(/["“”‘’'()[\]]+$/u, '').trimEnd();
  return before === '' || /[.!?…]$/u.test(before);
}

// A hyphenated word's parts, each where it stands, without the quotes and hyphens around it.
function partsOf(token, at) {
  const parts = [...token.matchAll(/[^\-‑]+/gu)];
  return parts.map(({ 0: part, index }) => {
    const word = part.replace(/^['’]+(?=\p{L}{4})|['’]+$/gu, '');
    const start = at + index + part.indexOf(word);
    return { word, start, end: start + word.length, hyphened: parts.length > 1 };
  }).filter(({ word }) => /\p{L}/u.test(word));
}

// Small letters without accents, and one kind of apostrophe.
function plain(word) {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").toLowerCase();
}

// A suggestion written with the capitals of what was typed.
function as(typed) {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word => word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word => word[0].toUpperCase() + word.slice(1) : word => word;
}
