/** The way to say that something is wrong: a small button wherever content shows, and what is sent. */

import { html } from './html.js';
import { Icon } from './pieces.js';
import { state } from './state.js';

/**
 * @typedef {{kind: string, item: string, words: string}} Thing  what may be wrong: its kind, its id or text in the bank, and the words to pick it by
 * @typedef {{name: string, things: (Thing|false)[]}} Group  a word with its definition, a list's line, a person
 */

/**
 * A small button that opens the report sheet. The big screen has nobody to press it.
 * @param {{p: import('./given.js').Given, groups: Group[], icon?: string, size?: number, class?: string}} props
 */
export function ReportWay({ p, groups, icon = 'flag', size = 18, class: looks = 'button small quiet report-way', children, ...rest }) {
  if (p.tv || p.table.me === null || !groups.length) return null;
  const open = () => p.open('report', { groups: groups.map(tidy) });
  return html`<button type="button" class=${looks} aria-haspopup="dialog" onClick=${open} ...${rest}>
    <${Icon} name=${icon} size=${size} />${children}
  </button>`;
}

/** Somebody at the table, as something to report. @param {{person: string, name: string}} one @returns {Group} */
export const aPerson = one => ({ name: one.name, things: [{ kind: 'person', item: one.person, words: '' }] });

/**
 * @param {Thing} thing
 * @param {string} note
 * @returns {Promise<{ok: true, said: string}|{ok: false, error: string}>} never rejects
 */
export async function report({ kind, item }, note) {
  const { code, csrf, slug } = state.room;
  try {
    const headers = { 'X-CSRFToken': csrf, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ kind, item, note, code, game: slug });
    return await (await fetch('/reports', { method: 'POST', headers, body })).json();
  } catch {
    return { ok: false, error: 'That did not reach the house. Try again in a moment.' };
  }
}

function tidy(group) {
  return { ...group, things: group.things.filter(Boolean) };
}
