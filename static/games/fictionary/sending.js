/** Sending a definition, past the guards that this browser wants: spelling, and strong language. */

import { asked, ask } from './hand.js';
import { slipsIn } from './spelling.js';
import { isStrong } from './strong.js';
import { standing } from './wording.js';

/** So long before writing closes, a draft that was not sent goes by itself. */
export const AUTOSEND_SECONDS = 2.5;

/**
 * Send what is in the box; the first time a guard minds, ask instead, and send at the next press.
 * @param {object} p
 * @returns {Promise<{ok: boolean}>}
 */
export async function send(p) {
  const draft = p.draft('write');
  const { text } = draft;
  if (standing(text, p.game.mine) === 'sent') return { ok: true };
  if (!asked(draft)) {
    const question = await questionAbout(p, text);
    if (question) {
      ask({ key: draft.key, text, ...question });
      return { ok: true };
    }
  }
  ask(null);
  return write(p, text);
}

/**
 * Send the draft because the time is up: spelling is not asked about. Strong language that was never agreed to stays here.
 * @param {object} p
 */
export function sendLate(p) {
  const draft = p.draft('write');
  const how = standing(draft.text, p.game.mine);
  const minds = p.option('gentle') && isStrong(draft.text) && !asked(draft);
  if ((how === 'draft' || how === 'changed') && !minds) write(p, draft.text);
}

function write(p, text) {
  return p.act({ type: 'write', text, round: p.game.round }, { beside: true });
}

async function questionAbout(p, text) {
  const strong = p.option('gentle') && isStrong(text);
  const slips = p.option('spell') ? await slipsIn(text, p.game.word.word) : [];
  return strong || slips.length ? { strong, slips } : null;
}
