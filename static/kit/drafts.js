/** What people are typing, kept in this browser through reload and sleep. */

import { draftKey, oldDrafts, pack, unpack } from './draft_key.js';

const unkept = new Map();

/**
 * @param {{code: string, deal: number, round: number}} table
 * @param {string} name
 * @returns {{key: string, text: string, set(text: string): void, clear(): void}}
 */
export function draft(table, name) {
  const key = draftKey(table, name);
  return {
    key,
    get text() { return read(key); },
    set(text) { write(key, text); },
    clear() { write(key, ''); },
  };
}

/** Throw away drafts of games long gone. */
export function sweepDrafts() {
  try {
    for (const key of oldDrafts(Object.entries(localStorage), Date.now() / 1000)) localStorage.removeItem(key);
  } catch {
    // nothing kept, nothing to sweep
  }
}

function read(key) {
  try {
    return unkept.get(key) ?? unpack(localStorage.getItem(key));
  } catch {
    return unkept.get(key) ?? '';
  }
}

function write(key, text) {
  try {
    if (text) localStorage.setItem(key, pack(text, Date.now() / 1000));
    else localStorage.removeItem(key);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}
