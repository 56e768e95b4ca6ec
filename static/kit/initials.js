/** Two letters for a coin: pure. */

/**
 * 'Ann Lee' → 'AL', 'Ann' → 'An', 'Ann (2)' → 'A2', '李雷' → '李雷'.
 * @param {string} name
 */
export function initials(name) {
  const words = name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (!words.length) return '?';
  if (words.length > 1) return first(words[0]).toUpperCase() + first(words.at(-1)).toUpperCase();
  const [head, next = ''] = letters(words[0]);
  return head.toUpperCase() + next.toLowerCase();
}

/**
 * Initials for everyone at a table, no two alike where their letters allow it.
 * @param {string[]} names by seat
 * @returns {string[]} by seat
 */
export function allInitials(names) {
  const taken = new Set();
  return names.map(name => {
    const free = candidates(name).find(mark => !taken.has(mark)) ?? initials(name);
    taken.add(free);
    return free;
  });
}

function candidates(name) {
  const [head, ...rest] = letters((name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? ['?']).join(''));
  return [initials(name), ...rest.map(letter => head.toUpperCase() + letter.toLowerCase())];
}

function letters(word) {
  return [...word.normalize('NFC')];
}

function first(word) {
  return letters(word)[0];
}
