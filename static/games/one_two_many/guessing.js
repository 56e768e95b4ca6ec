/**
 * How what I have typed stands to what the table holds as my guess. No DOM.
 */

/**
 * @param {string} typed what stands in the field
 * @param {string|null} guess what the table holds
 * @returns {'empty'|'draft'|'sent'|'changed'|'cleared'} cleared: a guess is in, and the field was emptied since
 */
export function standing(typed, guess) {
  const text = typed.trim();
  if (guess === null) return text ? 'draft' : 'empty';
  if (!text) return 'cleared';
  return same(text, guess) ? 'sent' : 'changed';
}

/**
 * What stays in the field when a new pair lies on the table: everything, but for the word that was used.
 * @param {string} typed
 * @param {{seat: number, text: string}[]|null} pair the new one
 * @param {number|null} you
 * @returns {string}
 */
export function kept(typed, pair, you) {
  const used = (pair ?? []).some(({ seat, text }) => seat === you && same(text, typed));
  return used ? '' : typed;
}

/** The table keeps plain single spaces and composed letters, whatever was typed. */
function same(one, other) {
  const plain = text => text.trim().replace(/\s+/g, ' ').normalize('NFC');
  return plain(one) === plain(other);
}
