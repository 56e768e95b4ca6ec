/** The pad that is open on this page, for whoever must have it saved before something else is done. */
let open = null;

/** @param {{save: () => Promise<unknown>, focus: () => void}|null} pad */
export function takeUp(pad) {
  open = pad;
}

/** Save what is written, if anything is unsaved. @returns {Promise<unknown>} */
export async function save() {
  return open?.save();
}

/** Put the pen on the first empty line. */
export function write() {
  open?.focus();
}
