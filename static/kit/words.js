/** Small words the screens share: pure. */

/**
 * ['Ann', 'Bo', 'Cy'] → 'Ann, Bo and Cy'.
 * @param {string[]} names
 * @param {string} [joint]
 */
export function list(names, joint = 'and') {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
}

/**
 * ('Time!', 'Pencils down.') → 'Time! Pencils down.': each ends as it does, or with a full stop.
 * @param {...(string|undefined)} parts
 */
export function sentences(...parts) {
  return parts.filter(Boolean).map(part => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
}

/**
 * 1 → '1 point', 3 → '3 points'.
 * @param {number} n
 * @param {string} one
 * @param {string} [many]
 */
export function plural(n, one, many = `${one}s`) {
  return `${n} ${n === 1 ? one : many}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'];

/**
 * 3 → 'three', as far as a table seats people; then figures.
 * @param {number} n
 */
export function number(n) {
  return NUMBERS[n] ?? String(n);
}

/**
 * How long someone has been awaited: '8 s', '2 min', '3 h'; '' for the first seconds, which need no remark.
 * @param {number} seconds
 */
export function ago(seconds) {
  if (seconds < 5) return '';
  if (seconds < 60) return `${Math.floor(seconds / 5) * 5} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3600)} h`;
}

/**
 * 1 → '1st', 2 → '2nd', 11 → '11th'.
 * @param {number} place
 */
export function ordinal(place) {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${(!teen && ['th', 'st', 'nd', 'rd'][place % 10]) || 'th'}`;
}
