/**
 * Every step of the replays in a file, at every moment of it, as the game's own face says it: run by tests/contract/test_replays.py.
 * Only what needs no page: the desks themselves are drawn in tests/browser.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { addEventListener() {}, getElementById: () => null, querySelector: () => null, documentElement: { dataset: {} }, hidden: false };
globalThis.localStorage = globalThis.sessionStorage = { getItem: () => null, setItem() {}, removeItem() {}, length: 0 };

const { beatNow } = await import('../../static/kit/beats.js');
const { viewOf } = await import('../../static/kit/replay_table.js');

const replay = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { default: face } = await import(`../../static/games/${replay.folder}/app.js`);

let beats = 0;
for (const [step, { seconds }] of replay.steps.entries()) {
  for (let at = 0; at <= seconds + 1; at += 0.25) look(step, at);
}
console.log(`${replay.steps.length} steps, ${beats} beats`);

function look(step, at) {
  const p = given(step, at);
  const coins = face.coins(p);
  assert.equal(coins.length, replay.names.length);
  for (const { score, star, note } of coins) {
    assert.ok(score === '' || Number.isInteger(score), `${score} is no score`);
    assert.equal(typeof star + typeof note, 'stringstring');
  }
  said(face.say(p));
  const clock = face.clock?.(p) ?? null;
  assert.ok(clock === null || Number.isFinite(clock.ends));
  if (p.beat && p.beat.cue !== 'end' && p.beat.say) {
    beats += 1;
    said(face.sayBeat?.(p, p.beat) ?? p.beat.say);
  }
}

function said(sentence) {
  assert.match(sentence, /\S/);
  assert.doesNotMatch(sentence, /undefined|null|NaN/);
}

function given(step, at) {
  const view = viewOf(replay, step, null);
  const { table, game } = view;
  const p = {
    view, table, game, you: null, host: false, tv: false, calm: false, now: () => at, name: seat => table.seats[seat].name,
    seat: seat => table.seats[seat], owed: () => false, option: () => undefined, may: () => false, beat: null,
  };
  const reveal = face.reveal ? face.reveal(p) : game.reveal;
  p.beat = beatNow(Array.isArray(reveal?.beats) ? reveal : null, at, { since: 0 });
  return p;
}
