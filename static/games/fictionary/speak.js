/** How a word is said: which voice says it, what it says, and what the letters of a respelling stand for. Pure. */

/** A second press within so long says the word sounded out: a voice guesses, and would guess the same again. */
export const AGAIN_MS = 12_000;

/**
 * The best voice for an American respelling: American English on the device first, then American, then any English.
 * @template {{lang: string, localService: boolean, default: boolean}} V
 * @param {V[]} voices
 * @returns {V|null} null leaves the choice to the browser
 */
export function pickVoice(voices) {
  const english = voices.filter(voice => /^en\b/i.test(voice.lang.replace('_', '-')));
  const worth = voice => (isAmerican(voice) ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return english.reduce((best, voice) => (best === null || worth(voice) > worth(best) ? voice : best), null);
}

function isAmerican({ lang }) {
  return /^en-us\b/i.test(lang.replace('_', '-'));
}

/**
 * What the next press says: the word, then soon after it the word sounded out, then the word again.
 * @param {{word: string, say: string|null}} word
 * @param {{word: string, sounded: boolean, at: number}|null} last what the press before said, and when (ms)
 * @param {number} now ms
 * @returns {{text: string, said: {word: string, sounded: boolean, at: number}}}
 */
export function nextSaying({ word, say }, last, now) {
  const soon = last !== null && last.word === word && now - last.at < AGAIN_MS;
  const sounded = Boolean(say) && soon && !last.sounded;
  return { text: sounded ? say : word, said: { word, sounded, at: now } };
}

/** What each letter of a respelling sounds like: [letter, as in, the letters that make the sound]. */
export const KEY = [
  ['ə', 'about', 'a'], ['a', 'map', 'a'], ['ā', 'day', 'ay'], ['ä', 'father', 'a'], ['au̇', 'now', 'ow'],
  ['e', 'bed', 'e'], ['ē', 'see', 'ee'], ['i', 'tip', 'i'], ['ī', 'side', 'i'], ['ō', 'bone', 'o'],
  ['ȯ', 'saw', 'aw'], ['ȯi', 'coin', 'oi'], ['ü', 'rule', 'u'], ['u̇', 'wood', 'oo'], ['ŋ', 'sing', 'ng'],
  ['ḵ', 'loch', 'ch'], ['ⁿ', 'bon (French)', 'n'], ['th', 'thin', 'th'], ['t͟h', 'this', 'th'], ['zh', 'vision', 'si'],
];
