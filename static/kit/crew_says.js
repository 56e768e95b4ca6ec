/** What is said of people who played together before: pure. */

import { number } from './words.js';

/**
 * @param {{people: number, ended: number}} crew how many sit here, and when (in seconds) they last played
 * @param {number} now seconds
 * @returns {string}
 */
export function crewSays({ people, ended }, now) {
  const who = `The ${number(people)} of you`;
  return `${who} played ${when(new Date(ended * 1000), new Date(now * 1000))}: carry on, so that nothing comes twice.`;
}

/** A day as one says it; the year only where it is another. */
function when(day, today) {
  if (day.toDateString() === today.toDateString()) return 'earlier today';
  const year = day.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' };
  return `on ${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year })}`;
}
