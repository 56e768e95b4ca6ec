/** What a person at the table can do. Each answers with the server's reply; none rejects. */

import { redraw, state } from './state.js';

/** @typedef {{ok: true, seq?: number}|{ok: false, error: string, code?: string}} Reply */

let line = null;

/** @param {ReturnType<import('./socket.js').connect>} connection */
export function speakThrough(connection) {
  line = connection;
}

/** The server's time in seconds; this browser's own until there is a line. */
export const now = () => (line ? line.now() : Date.now() / 1000);

/** A move of the game. @param {object} action @returns {Promise<Reply>} */
export const act = action => line.move('act', { action });
/** What a host does: start, settings, add_bot, cover and the rest. @param {string} what @param {object} [more] @returns {Promise<Reply>} */
export const host = (what, more = {}) => line.move('host', { do: what, ...more });

/** What the people here played last, as far as the host may carry on from it: {ok, crew: {people, ended, games} or null}. */
export const crew = () => line.ask('crew');

/** @param {number} [seat] a place chosen in the lobby @returns {Promise<Reply>} */
export const sit = seat => line.ask('sit', seat == null ? {} : { seat });
/** @returns {Promise<Reply>} */
export const stand = () => line.ask('stand');
/** @returns {Promise<Reply>} */
export const leave = () => line.ask('leave');
/** @returns {Promise<Reply>} */
export const away = () => line.ask('away');
/** @returns {Promise<Reply>} */
export const back = () => line.ask('back');
/** @param {number} seat @returns {Promise<Reply>} */
export const nudge = seat => line.ask('nudge', { seat });
/** @param {string} name @returns {Promise<Reply>} */
export const rename = name => line.ask('rename', { name });
/** @param {string} name one of the six feelings @returns {Promise<Reply>} */
export const emote = name => line.ask('emote', { name });
/** @param {string} text @returns {Promise<Reply>} */
export const say = text => line.ask('say', { text });

/** Try the lost line now. */
export function retry() {
  line.retry();
  redraw();
}

/** A one-use link that moves my seat to another device: {ok, url, qr} or a refusal. */
export async function moveSeat(code) {
  try {
    const headers = { 'X-CSRFToken': state.room.csrf, Accept: 'application/json' };
    return await (await fetch(`/t/${code}/move`, { method: 'POST', headers })).json();
  } catch {
    return { ok: false, error: 'The link could not be made. Try again in a moment.' };
  }
}
