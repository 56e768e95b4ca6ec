/**
 * A kept game, stepped through again: the game's own face, given the same `p` as at a table, on a clock that can be stopped.
 * A step's times count from its beginning, so the clock starts at nought with every step that is played. While it is
 * stopped, going to a step shows how that one ends, as people leaf through pictures.
 */

import { nextChange } from './beats.js';
import { given, revealOf, watching } from './given.js';
import { html, render } from './html.js';
import { tell } from './live.js';
import { stepFor, viewOf } from './replay_table.js';
import { begin, shows, turned } from './replay_time.js';
import { Replay } from './replay_view.js';
import { change, redraw, state, whenChanged } from './state.js';
import { speakThrough } from './verbs.js';

const OFTEN_MS = 250;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const here = () => performance.now() / 1000;

start(JSON.parse(document.getElementById('replay').textContent));

async function start(replay) {
  const root = document.getElementById('app');
  const { default: face } = await import(`../games/${replay.folder}/app.js`).catch(() => ({}));
  if (!face) return unfetched(root);
  const watch = { step: 0, listed: false, done: false, time: begin(here(), false) };
  const room = { code: replay.id, slug: replay.slug, folder: replay.folder, game: replay.game, me: null, name: null, tv: false, static: replay.static, link: '', csrf: '', closed: null };
  Object.assign(state, { room, face, status: 'live', live: true });
  speakThrough({ now: () => shows(watch.time, here()), move: async () => ({ ok: false, error: 'This game is over: you are watching it again.' }) });
  root.replaceChildren();
  const ways = waysOf(replay, watch);
  whenChanged(drawer(root, replay, watch, ways));
  document.addEventListener('keydown', event => pressed(event, replay, watch, ways));
  document.addEventListener('visibilitychange', () => (document.hidden ? ways.run(false) : redraw()));
  ways.go(0, !calm.matches);
}

function unfetched(root) {
  root.querySelector('h1').textContent = 'This could not be fetched';
  root.querySelector('p').textContent = 'Load the page again to watch the game.';
}

/** What there is to do: go to a step, stop and go on, look at the list. */
function waysOf(replay, watch) {
  const last = replay.steps.length - 1;
  const draw = () => {
    const stopped = watch.time.since === null ? shows(watch.time, here()) : null;
    change({ view: viewOf(replay, watch.step, stopped) });
  };
  const ways = {
    go: (step, runs = watch.time.since !== null) => {
      const to = Math.min(last, Math.max(0, step));
      const time = runs ? begin(here(), true) : { gone: replay.steps[to].seconds, since: null };
      Object.assign(watch, { step: to, time, done: false });
      state.watching = { since: 0, skipped: null };
      draw();
      if (!runs) given().skip();
    },
    run: runs => {
      watch.time = turned(watch.time, here(), runs);
      draw();
    },
    play: () => {
      if (watch.time.since !== null) ways.run(false);
      else if (watch.done) ways.go(0, true);
      else if (isOut(replay, watch)) ways.go(watch.step, true);
      else ways.run(true);
    },
    list: open => {
      watch.listed = open;
      redraw();
    },
  };
  return ways;
}

/** This step has been looked at long enough. */
function isOut(replay, { step, time }) {
  return shows(time, here()) >= replay.steps[step].seconds;
}

function drawer(root, replay, watch, ways) {
  let timer = 0;
  let before = null;
  return () => {
    goOn(replay, watch, ways);
    const p = given();
    const seen = { step: watch.step, beat: p.beat?.index ?? -1 };
    tell(news(replay, before, seen, p));
    before = seen;
    render(html`<${Replay} p=${p} replay=${replay} watch=${watch} ways=${ways} />`, root);
    clearTimeout(timer);
    if (watch.time.since !== null) timer = setTimeout(redraw, untilNext(p));
  };
}

/** On to the next step once this one has been looked at; after the last the clock stops. */
function goOn(replay, watch, ways) {
  if (watch.time.since === null || !isOut(replay, watch)) return;
  if (watch.step < replay.steps.length - 1) return ways.go(watch.step + 1, true);
  watch.done = true;
  ways.run(false);
}

function untilNext(p) {
  const next = nextChange(revealOf(p), p.now(), watching(p));
  return next === null ? OFTEN_MS : Math.min(OFTEN_MS, Math.max(8, (next - p.now()) * 1000 + 4));
}

/** What those who listen hear: each step, and each beat in it. */
function news(replay, before, seen, p) {
  if (before?.step !== seen.step) return [`${seen.step + 1} of ${replay.steps.length}. ${replay.steps[seen.step].title}.`];
  if (before.beat === seen.beat || !p.beat || p.beat.cue === 'end') return [];
  return [state.face.sayBeat?.(p, p.beat) ?? p.beat.say ?? ''];
}

function pressed(event, replay, watch, ways) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('dialog, input, select, textarea')) return;
  const step = stepFor(event.key, watch.step, replay.steps.length - 1);
  if (step !== null) ways.go(step);
  else if (event.key === 'Escape' && watch.listed) ways.list(false);
  else if (event.key === ' ' && !event.target.closest('button, a, summary')) ways.play();
  else return;
  event.preventDefault();
}
