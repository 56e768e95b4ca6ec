/** Where a draft is kept in this browser, and which drafts are old: pure. */

const PREFIX = 'parlor:draft:';
const KEPT_SECONDS = 7 * 24 * 3600;

/**
 * @param {{code: string, deal: number, round: number}} table
 * @param {string} name
 */
export function draftKey(table, name) {
  return `${PREFIX}${table.code}:${table.deal ?? 0}:${table.round ?? 0}:${name}`;
}

/**
 * The keys of drafts nobody will come back to: older than an unfinished game is kept.
 * @param {[string, string][]} entries keys and stored values of this browser's storage
 * @param {number} now seconds
 */
export function oldDrafts(entries, now) {
  return entries.filter(([key, value]) => key.startsWith(PREFIX) && now - writtenAt(value) > KEPT_SECONDS).map(([key]) => key);
}

/** @param {string} text @param {number} now */
export function pack(text, now) {
  return JSON.stringify({ text, at: now });
}

/** The text of a stored draft; '' for anything else. @param {string|null} value */
export function unpack(value) {
  try {
    return String(JSON.parse(value ?? '').text ?? '');
  } catch {
    return '';
  }
}

function writtenAt(value) {
  try {
    return Number(JSON.parse(value).at) || 0;
  } catch {
    return 0;
  }
}
