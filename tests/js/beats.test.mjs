import assert from 'node:assert/strict';
import test from 'node:test';
import { beatNow, nextChange } from '../../static/kit/beats.js';

const reveal = {
  starts: 100,
  beats: [
    { cue: 'votes', ms: 2000, say: 'The votes are in.' },
    { cue: 'real', ms: 3000 },
    { cue: 'totals', ms: 1000 },
  ],
};
const watching = { since: 90 };

test('each beat plays in its own time, and then comes the end', () => {
  const cues = [99, 100, 101.9, 102, 104.9, 105, 106].map(now => beatNow(reveal, now, watching)?.cue ?? null);
  assert.deepEqual(cues, [null, 'votes', 'votes', 'real', 'real', 'totals', 'end']);
});

test('a beat says where it stands and carries what it came with', () => {
  const beat = beatNow(reveal, 103, watching);
  assert.deepEqual([beat.index, beat.starts, beat.ends, beat.jump], [1, 102, 105, false]);
  assert.equal(beatNow(reveal, 101, watching).say, 'The votes are in.');
});

test('someone who comes late sees the beat that is on as it ends up, and the next ones move', () => {
  const late = { since: 103 };
  assert.equal(beatNow(reveal, 103, late).jump, true);
  assert.equal(beatNow(reveal, 105.1, late).cue, 'totals');
  assert.equal(beatNow(reveal, 105.1, late).jump, false);
});

test('a slow network is not a late arrival', () => {
  assert.equal(beatNow(reveal, 100.3, { since: 100.3 }).jump, false);
});

test('with reduced motion and in a hidden tab every beat jumps', () => {
  assert.equal(beatNow(reveal, 101, { since: 90, calm: true }).jump, true);
  assert.equal(beatNow(reveal, 101, { since: 90, hidden: true }).jump, true);
});

test('skipping shows the end at once and nothing more changes', () => {
  const skipping = { since: 90, skipped: true };
  const end = beatNow(reveal, 101, skipping);
  assert.deepEqual([end.cue, end.index, end.jump], ['end', 3, true]);
  assert.equal(nextChange(reveal, 101, skipping), null);
});

test('the screen wakes exactly when the next beat is due', () => {
  const wakes = [99, 100, 102, 105.5, 106, 900].map(now => nextChange(reveal, now, watching));
  assert.deepEqual(wakes, [100, 102, 105, 106, null, null]);
});

test('a table that reveals nothing has no beat', () => {
  assert.equal(beatNow(null, 100, watching), null);
  assert.equal(nextChange(undefined, 100, watching), null);
});
