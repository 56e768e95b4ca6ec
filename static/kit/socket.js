/**
 * The line to the table. It keeps the newest view, measures the server's clock, and sends a move again, under the same id,
 * until it is answered: the server applies it once.
 */

import { keep, offset } from './clock.js';
import { io } from './html.js';
import { freshId, isBehind, isNewer, patience } from './newer.js';

const ANSWER_MS = 4000;
const PUT_OUT_MS = 1000;
const GIVE_UP_MS = 45000;
const CLOCK_EVERY_MS = 60000;
const LOST = { ok: false, code: 'lost', error: 'That did not reach the table. Check your connection and try again.' };

/**
 * @typedef {object} Hears
 * @property {(view: object, live: boolean) => void} view  live: it follows the one before without a break
 * @property {(status: 'live'|'lost') => void} status
 * @property {(reason: string) => void} closed
 * @property {(name: string, data: object) => void} event  emote, said, talk, nudged, house
 */

/**
 * @param {{slug: string, code: string, tv: boolean}} room
 * @param {Hears} hears
 */
export function connect(room, hears) {
  const socket = io(`/${room.slug}`, {
    auth: { code: room.code, ...(room.tv ? { tv: true } : {}) },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 400,
    reconnectionDelayMax: 2000,
  });
  const line = { socket, hears, view: null, broken: true, samples: [] };
  listen(line);
  return {
    /** Server seconds. */
    now: () => Date.now() / 1000 + offset(line.samples),
    /** Ask once; for what must not happen twice. */
    ask: (event, data = {}) => askOnce(line, event, data),
    /** Ask until answered, under one id; for moves and what a host does. */
    move: (event, data) => askUntil(line, event, { id: freshId(), ...data }),
    /** Try now instead of waiting for the next attempt. */
    retry: () => again(socket),
    end: () => socket.disconnect(),
  };
}

function listen(line) {
  const { socket, hears } = line;
  socket.on('connect', () => {
    line.broken = true;
    hears.status('live');
    setTheClock(line);
  });
  socket.on('disconnect', reason => {
    if (reason === 'io client disconnect') return;
    hears.status('lost');
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), PUT_OUT_MS);
  });
  socket.on('connect_error', error => (socket.active ? hears.status('lost') : hears.closed(error.data?.error || error.message)));
  socket.on('view', view => receive(line, view));
  socket.on('closed', ({ reason }) => {
    socket.disconnect();
    hears.closed(reason);
  });
  for (const name of ['emote', 'said', 'talk', 'nudged', 'house']) socket.on(name, data => hears.event(name, data));
  document.addEventListener('visibilitychange', () => document.hidden || wakeUp(line));
  addEventListener('online', () => wakeUp(line));
  setInterval(() => socket.connected && setTheClock(line, 1), CLOCK_EVERY_MS);
}

function receive(line, view) {
  if (!isNewer(line.view, view, line.broken)) return;
  if (!line.samples.length) line.samples = [{ sent: seconds() - 30, got: seconds() + 30, server: view.now }];
  const live = !line.broken && line.view !== null;
  line.view = view;
  line.broken = false;
  line.hears.view(view, live);
}

/** A page that slept has missed things, and what it missed is not news any more. */
function wakeUp(line) {
  line.broken = true;
  if (line.socket.connected) look(line);
  else again(line.socket);
}

/** Connect now: a fresh attempt instead of the one that is being waited for. */
function again(socket) {
  socket.disconnect();
  socket.connect();
}

function look(line) {
  return once(line, 'look', {});
}

async function setTheClock(line, times = 3) {
  for (let i = 0; i < times; i++) {
    const sent = seconds();
    const reply = await once(line, 'clock', {});
    if (reply?.ok) line.samples = keep(line.samples, { sent, got: seconds(), server: reply.now });
  }
}

async function askOnce(line, event, data) {
  return (await once(line, event, data)) ?? LOST;
}

async function askUntil(line, event, data) {
  const started = Date.now();
  for (let attempt = 0; Date.now() - started < GIVE_UP_MS; attempt++) {
    const reply = line.socket.connected ? await once(line, event, data) : null;
    if (reply) return arrived(line, reply);
    await new Promise(done => setTimeout(done, patience(attempt)));
  }
  return LOST;
}

/** The view that shows a change may be lost where its reply was not. */
function arrived(line, reply) {
  if (isBehind(line.view, reply)) setTimeout(() => isBehind(line.view, reply) && look(line), 1500);
  return reply;
}

async function once(line, event, data) {
  if (!line.socket.connected) return null;
  try {
    return await line.socket.timeout(ANSWER_MS).emitWithAck(event, data);
  } catch {
    return null;
  }
}

function seconds() {
  return Date.now() / 1000;
}
