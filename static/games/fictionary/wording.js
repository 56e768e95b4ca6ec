/**
 * What somebody wrote, as everyone will see it, and what became of it. Pure. It answers as the server's `tidy` does
 * (games/fictionary/rules.py), so that “Sent” is true.
 */

const TYPED_MOST = 400;
const QUOTES = ' "\'`‘’“”';
const UNDRAWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5]/u;
// What the server takes for a space; a browser's \s has one more and five fewer.
const SPACE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const LETTER = /[\p{L}\p{N}]/u;
const JOINERS = /[\u200c\u200d]/;
const EMOJI_STYLE = /[\ufe0e\ufe0f]/;
const JOINED_SCRIPT = /[\u0600-\u10ff\u1780-\u18ff]/;
const MARKS = 4;

/**
 * @param {string} raw
 * @returns {string} the words of it: clean, without quotes around or a period behind, the first letter a capital; ''
 *   when it has no letter or digit
 */
export function wordsOf(raw) {
  const text = strip(cleaned(raw), QUOTES);
  if (!LETTER.test(text)) return '';
  const [first, ...rest] = text;
  return stripEnd(isSmall(first) ? first.toUpperCase() + rest.join('') : text, '. ') || text;
}

/**
 * @param {string} typed what is in the box
 * @param {string|null} sent what the server holds of mine
 * @returns {'empty'|'draft'|'sent'|'changed'}
 */
export function standing(typed, sent) {
  const words = wordsOf(typed);
  if (!words) return sent === null ? 'empty' : 'changed';
  if (sent === null) return 'draft';
  return words === sent ? 'sent' : 'changed';
}

/**
 * How many characters may still be typed.
 * @param {string} typed
 * @param {number} most
 */
export function left(typed, most) {
  return most - [...typed].length;
}

// One line in NFC; every run of spaces one space; nothing in it that draws nothing or over its neighbours.
function cleaned(raw) {
  const drawn = kept([...raw.normalize('NFC')]).normalize('NFC');
  return stripEnd([...drawn.split(SPACE).filter(Boolean).join(' ')].slice(0, TYPED_MOST).join(''), ' \u200c\u200d');
}

function kept(letters) {
  let marks = 0;
  let text = '';
  for (const [at, here] of letters.entries()) {
    const before = [...text.slice(-2)].at(-1) ?? '';
    marks = /\p{M}/u.test(here) && !/\p{Me}/u.test(here) && !EMOJI_STYLE.test(here) ? marks + 1 : 0;
    if (SPACE.test(here)) text += ' ';
    else if (JOINERS.test(here)) text += joins(before) && joins(letters[at + 1] ?? '') ? here : '';
    else if (EMOJI_STYLE.test(here)) text += isSymbol(before) ? here : '';
    else if (!UNDRAWN.test(here) && marks <= MARKS) text += here;
  }
  return text;
}

function joins(letter) {
  return JOINED_SCRIPT.test(letter) || EMOJI_STYLE.test(letter) || isSymbol(letter);
}

function isSymbol(letter) {
  return letter.codePointAt(0) >= 0x80 && /[\p{So}\p{Sk}\p{Sm}\p{Cn}]/u.test(letter);
}

function isSmall(letter) {
  return /\p{Lowercase}/u.test(letter);
}

function strip(text, ends) {
  const letters = [...text];
  const from = letters.findIndex(letter => !ends.includes(letter));
  return from < 0 ? '' : stripEnd(letters.slice(from).join(''), ends);
}

function stripEnd(text, ends) {
  let to = text.length;
  while (to && ends.includes(text[to - 1])) to -= 1;
  return text.slice(0, to);
}
