/** What I have in hand on this screen and nobody else's: the card I picked, what Send asked about, the reading aloud. */

import { redraw } from '../../kit/state.js';

/** @typedef {{key: string, text: string, strong: boolean, slips: import('./spell.js').Slip[]}} Asked */

const hand = { asked: null, reading: null };

/**
 * The card or word picked but perhaps not sent yet; kept through a reload.
 * @param {object} p
 * @returns {number|null} its index
 */
export function picked(p) {
  const { text } = p.draft(p.game.phase);
  return text === '' ? null : Number(text);
}

/** @param {object} p @param {number} k @returns {boolean} whether it is mine to pick */
export function pick(p, k) {
  const mine = isOnOffer(p, k);
  if (mine) p.draft(p.game.phase).set(String(k));
  if (mine) redraw();
  return mine;
}

function isOnOffer({ game, you }, k) {
  if (you === null) return false;
  if (game.phase === 'choose') return Boolean(game.offer?.[k]);
  return game.phase === 'vote' && you !== game.judge && k !== game.my_card && k < game.options.length;
}

/**
 * What Send asked about the text that stands in the box now.
 * @param {{key: string, text: string}} draft
 * @returns {Asked|null}
 */
export function asked({ key, text }) {
  return hand.asked?.key === key && hand.asked.text === text ? hand.asked : null;
}

/** @param {Asked|null} question */
export function ask(question) {
  hand.asked = question;
  redraw();
}

/** @returns {number|null} the step of the reading aloud in this round, null while nothing is read */
export function reading({ table, game }) {
  const { reading: now } = hand;
  return now && now.round === game.round && now.deal === table.deal && game.phase === 'vote' ? now.step : null;
}

/** @param {object} p @param {number|null} step */
export function read({ table, game }, step) {
  hand.reading = step === null ? null : { deal: table.deal, round: game.round, step };
  redraw();
}
