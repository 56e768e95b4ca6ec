/**
 * How large a word may stand in its box. No DOM: the caller brings `measure(text)`, the width of a text at size 1.
 */

/** A line takes this much of its size. */
export const LINE = 1.14;
/** A word this wide, in sizes, is cut rather than shrunk: some twenty letters. */
const LONGEST = 11;

/**
 * The lines of a text in a box, broken between words, and inside a word only when it alone is too wide.
 * @param {string} text
 * @param {number} width in sizes
 * @param {(text: string) => number} measure
 * @returns {string[]}
 */
export function wrap(text, width, measure) {
  const lines = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const parts = cut(word, width, measure);
    line = parts.pop();
    lines.push(...parts);
  }
  return line ? [...lines, line] : lines;
}

/** A word in as few and as equal parts as its width allows. */
function cut(word, width, measure) {
  const all = letters(word);
  for (let count = Math.max(1, Math.ceil(measure(word) / width)); count < all.length; count += 1) {
    const each = Math.ceil(all.length / count);
    const parts = Array.from({ length: Math.ceil(all.length / each) }, (_, i) => all.slice(i * each, (i + 1) * each).join(''));
    if (parts.every(part => measure(part) <= width)) return parts;
  }
  return all;
}

/**
 * The largest size at which a text fits its box with only the longest of words broken; the smallest allowed where none does.
 * @param {string} text
 * @param {{w: number, h: number}} box
 * @param {(text: string) => number} measure
 * @param {{least: number, most: number}} sizes in pixels
 * @returns {{size: number, lines: string[], fits: boolean}}
 */
export function fit(text, box, measure, { least, most }) {
  const whole = Math.max(0, ...text.split(/\s+/).map(measure));
  for (let size = most; size > least; size = Math.max(least, size * 0.95)) {
    const lines = wrap(text, box.w / size, measure);
    const unbroken = whole * size <= box.w || whole > LONGEST;
    if (unbroken && lines.length * size * LINE <= box.h) return { size, lines, fits: true };
  }
  const lines = wrap(text, box.w / least, measure);
  return { size: least, lines, fits: lines.length * least * LINE <= box.h };
}

/**
 * Cuts lines to as many as a box holds, the last one ending in an ellipsis.
 * @param {string[]} lines
 * @param {number} most how many lines there is room for
 * @returns {string[]}
 */
export function shorten(lines, most) {
  const room = Math.max(1, Math.floor(most));
  if (lines.length <= room) return lines;
  const last = letters(lines[room - 1]).slice(0, -1).join('').trimEnd();
  return [...lines.slice(0, room - 1), `${last}…`];
}

/** What a reader takes for one letter, so that nothing is cut through an accent or a flag. */
function letters(text) {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
