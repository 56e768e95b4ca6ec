/** Light, dark, or as the device says. The page's head applies it before anything is drawn (`theme.js`). */

import { recall, remember } from './memory.js';

/** @returns {'system'|'light'|'dark'} */
export function theme() {
  return recall('theme', 'system');
}

/** @param {'system'|'light'|'dark'} choice */
export function setTheme(choice) {
  remember('theme', choice);
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}
