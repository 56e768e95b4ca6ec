/** The made clock of a replay: seconds from the beginning of a step, which can be stopped. Pure; `at` is this browser's time in seconds. */

/** @typedef {{gone: number, since: number|null}} Watch  seconds gone before it last ran, and since when it runs */

/** A watch at nought. @param {number} at @param {boolean} runs @returns {Watch} */
export function begin(at, runs) {
  return { gone: 0, since: runs ? at : null };
}

/** What it shows. @param {Watch} watch @param {number} at @returns {number} seconds */
export function shows({ gone, since }, at) {
  return since === null ? gone : gone + at - since;
}

/** The same watch, running or stopped from now on. @param {Watch} watch @param {number} at @param {boolean} runs @returns {Watch} */
export function turned(watch, at, runs) {
  return { gone: shows(watch, at), since: runs ? at : null };
}
