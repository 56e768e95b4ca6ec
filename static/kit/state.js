/**
 * Everything the screen is drawn from, in one object. Change it through `change`, and the tree is drawn again, once,
 * before the next frame. Nothing else in the kit keeps state but what is open or being typed.
 */

export const state = {
  /** the page's own facts: code, slug, folder, game, name, me, tv, link, csrf, closed */
  room: null,
  /** the game's face */
  face: null,
  /** the newest view, or null while joining */
  view: null,
  /** the newest view came without a break, so what changed is news */
  live: false,
  /** 'joining', 'live' or 'lost' */
  status: 'joining',
  /** why the table is closed, or null */
  closed: null,
  /** the open sheet, or null: its name, what it is about, and what had the focus before any sheet opened */
  sheet: null,
  /** a refusal shown in the dock: {text, until} or null */
  refusal: null,
  /** what the house says to this table, until it is read, or null */
  house: null,
  /** a banner: {title, text, tone, until, while} or null */
  banner: null,
  /** the Your move card: {kind, title, text, ring} or null */
  card: null,
  /** emotes in the air: {key, seat, name, emote} */
  emotes: [],
  /** the conversation: {id, person, name, text, at} */
  talk: [],
  /** lines of it not yet read */
  unread: 0,
  /** since when this screen has watched without a break, and which reveal was skipped (by its start) */
  watching: { since: 0, skipped: null },
};

let drawing = false;
const watchers = [];

/**
 * @param {Partial<typeof state>} changes
 */
export function change(changes) {
  Object.assign(state, changes);
  redraw();
}

/** Draw again soon: time has passed, or something outside the state changed. */
export function redraw() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    for (const watch of watchers) watch();
  });
}

/** @param {() => void} watch called after every change */
export function whenChanged(watch) {
  watchers.push(watch);
}

/**
 * Slide a sheet over the room, in place of the one that is open.
 * @param {string} name
 * @param {unknown} [about]
 */
export function openSheet(name, about = null) {
  change({ sheet: { name, about, from: state.sheet?.from ?? document.activeElement } });
}

/** Put the sheet away, and give the focus back. */
export function closeSheet() {
  const from = state.sheet?.from;
  change({ sheet: null });
  requestAnimationFrame(() => from?.isConnected && !state.sheet && from.focus({ preventScroll: true }));
}
