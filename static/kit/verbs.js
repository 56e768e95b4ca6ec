/** What a person at the table can do. Each answers with the server's reply; none rejects. */

import { redraw, state } from './state.js';

let line = null;

/** @param {ReturnType<import('./socket.js').connect>} connection */
export function speakThrough(connection) {
  line = connection;
}

export const now = () => (line ? line.now() : Date.now() / 1000);

export const act = action => line.move('act', { action });
export const host = (what, more = {}) => line.move('host', { do: what, ...more });

export const sit = seat => line.ask('sit', seat == null ? {} : { seat });
export const stand = () => line.ask('stand');
export const leave = () => line.ask('leave');
export const away = () => line.ask('away');
export const back = () => line.ask('back');
export const nudge = seat => line.ask('nudge', { seat });
export const rename = name => line.ask('rename', { name });
export const emote = name => line.ask('emote', { name });
export const say = text => line.ask('say', { text });

export function retry() {
  line.retry();
  redraw();
}

/** A one-use link that moves my seat to another device: {ok, url, qr} or a refusal. */
export async function moveSeat(code) {
  try {
    const answer = await fetch(`/t/${code}/move`, { method: 'POST', headers: { 'X-CSRFToken': state.room.csrf, Accept: 'application/json' } });
    return await answer.json();
  } catch {
    return { ok: false, error: 'The link could not be made. Try again in a moment.' };
  }
}
