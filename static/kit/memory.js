/** What this browser remembers: small values under `parlor:`. A browser that may not keep anything just forgets. */

const PREFIX = 'parlor:';

/**
 * @template T
 * @param {string} key
 * @param {T} first what it is until someone chooses
 * @param {Storage} [storage]
 * @returns {T}
 */
export function recall(key, first, storage = localStorage) {
  try {
    const kept = storage.getItem(PREFIX + key);
    return kept === null ? first : JSON.parse(kept);
  } catch {
    return first;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {Storage} [storage]
 */
export function remember(key, value, storage = localStorage) {
  try {
    storage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // full, or forbidden: it holds until the page goes
  }
}
