/** Keys: the house's own and the game's. Silent while someone types, holds a modifier, or has a sheet open. */

import { given } from './given.js';
import { openSheet, state } from './state.js';

const HOUSE = { '?': 'how', s: 'scores', c: 'chat' };

export function listenForKeys() {
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    if (state.sheet || state.closed || isTyping(event.target)) return;
    const p = given();
    if (p && press(p, event.key.toLowerCase())) event.preventDefault();
  });
}

/** The game's keys, then the house's. @returns {boolean} whether the key meant something */
function press(p, key) {
  const own = state.face.keys?.[key];
  if (own) {
    own.press(p);
    return true;
  }
  const sheet = HOUSE[key];
  if (!sheet || p.tv || (sheet === 'chat' && !p.table.chat) || (sheet === 'scores' && !p.game)) return false;
  openSheet(sheet);
  return true;
}

function isTyping(target) {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
