/** The tables a browser has sat at lately: pure. */

const KEPT_SECONDS = 7 * 24 * 3600;
const SHOWN = 3;

/** @typedef {{code: string, name: string, at: number}} Recent */

/**
 * Those worth offering: newest first, no older than an unfinished game is kept.
 * @param {Recent[]} tables
 * @param {number} now seconds
 */
export function recentTables(tables, now) {
  return tables.filter(table => now - table.at < KEPT_SECONDS).sort((a, b) => b.at - a.at).slice(0, SHOWN);
}

/**
 * With this table sat at now.
 * @param {Recent[]} tables
 * @param {Recent} table
 */
export function satAt(tables, table) {
  return recentTables([table, ...tables.filter(other => other.code !== table.code)], table.at);
}

/**
 * Without the one that was left or closed.
 * @param {Recent[]} tables
 * @param {string} code
 */
export function without(tables, code) {
  return tables.filter(table => table.code !== code);
}
