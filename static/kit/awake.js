/** The screen stays lit while a game is on, where the browser allows it. */

let lock = null;
let wanted = false;

document.addEventListener('visibilitychange', take);

/** @param {boolean} wish */
export function stayAwake(wish) {
  if (wanted === Boolean(wish)) return;
  wanted = Boolean(wish);
  if (wanted) take();
  else drop();
}

async function take() {
  if (!wanted || document.hidden || !navigator.wakeLock) return;
  try {
    lock = await navigator.wakeLock.request('screen');
  } catch {
    lock = null; // a low battery says no, and that is fine
  }
}

function drop() {
  lock?.release().catch(() => {});
  lock = null;
}
