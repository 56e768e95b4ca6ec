import assert from 'node:assert/strict';
import test from 'node:test';
import { beatNow } from '../../static/kit/beats.js';
import { stepFor, viewOf } from '../../static/kit/replay_table.js';
import { begin, shows, turned } from '../../static/kit/replay_time.js';

const replay = {
  id: 'g1', slug: 'fictionary', game: 'Fictionary', names: ['Ann', 'Pip'], bots: [null, 'hard'], terms: ['To ten.'],
  steps: [{ title: 'Round 1', seconds: 9, view: { round: 0, word: 'a' } }, { title: 'Round 2', seconds: 9, view: { round: 1, word: 'b' } }],
};

test('a clock begins at nought and runs only while it is let', () => {
  const running = begin(100, true);
  assert.equal(shows(running, 100), 0);
  assert.equal(shows(running, 103.5), 3.5);
  const stopped = turned(running, 103.5, false);
  assert.equal(shows(stopped, 200), 3.5);
  const again = turned(stopped, 200, true);
  assert.equal(shows(again, 201), 4.5);
  assert.equal(shows(begin(50, false), 60), 0);
});

test('letting a clock run that runs already changes nothing it shows', () => {
  assert.equal(shows(turned(begin(0, true), 5, true), 7), 7);
});

test('a step is a table at which nobody may do anything and nobody is awaited', () => {
  const { table, game, you } = viewOf(replay, 1, null);
  assert.equal(you, null);
  assert.deepEqual(game, { round: 1, word: 'b' });
  assert.deepEqual([table.may, table.owed, table.round, table.paused], [[], [], 1, null]);
  assert.deepEqual(table.seats.map(({ name, bot, present }) => [name, bot, present]), [['Ann', null, true], ['Pip', 'hard', true]]);
  assert.deepEqual(viewOf(replay, 0, 2.5).table.paused, { why: 'host', since: 2.5 });
});

test('arrows go a step, Home and End to the ends, and never beyond', () => {
  assert.deepEqual(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map(key => stepFor(key, 1, 5)), [2, 0, 0, 5, null]);
  assert.deepEqual([stepFor('ArrowLeft', 0, 5), stepFor('ArrowRight', 5, 5)], [0, 5]);
});

test('a beat plays in motion when its step is watched from the beginning', () => {
  const reveal = { starts: 3, beats: [{ cue: 'votes', ms: 2000 }] };
  assert.equal(beatNow(reveal, 1, { since: 0 }), null);
  assert.deepEqual([beatNow(reveal, 3.1, { since: 0 }).cue, beatNow(reveal, 3.1, { since: 0 }).jump], ['votes', false]);
  assert.equal(beatNow(reveal, 5.1, { since: 0 }).cue, 'end');
});
