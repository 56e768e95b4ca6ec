import assert from 'node:assert/strict';
import test from 'node:test';
import { face, keep, left, lowAt, offset } from '../../static/kit/clock.js';

test('a browser that is ten seconds slow learns to add ten', () => {
  assert.equal(offset([{ sent: 100, got: 100.2, server: 110.1 }]), 10);
});

test('the answer that travelled least is believed', () => {
  const slow = { sent: 100, got: 104, server: 111.9 };
  const quick = { sent: 200, got: 200.02, server: 210.01 };
  assert.ok(Math.abs(offset([slow, quick]) - 10) < 1e-9);
  assert.ok(Math.abs(offset([quick, slow]) - 10) < 1e-9);
});

test('without an answer the browser trusts itself', () => {
  assert.equal(offset([]), 0);
});

test('only the last eight answers are kept, so that a drifting clock is followed', () => {
  let samples = [];
  for (let i = 0; i < 12; i++) samples = keep(samples, { sent: i, got: i, server: i });
  assert.deepEqual(samples.map(sample => sample.sent), [4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a clock gets low ten seconds before its end, unless it says otherwise or stands still', () => {
  assert.equal(lowAt({ ends: 100 }), 90);
  assert.equal(lowAt({ ends: 100, low: 5 }), 95);
  assert.equal(lowAt({ ends: 100, stopped: 8 }), null);
  assert.equal(lowAt(null), null);
});

test('a clock shows 0 only when it is over', () => {
  assert.equal(left({ ends: 100 }, 99.5), 1);
  assert.equal(left({ ends: 100 }, 100), 0);
  assert.equal(left({ ends: 100 }, 130), 0);
  assert.equal(left({ ends: 100 }, 40), 60);
});

test('a stopped clock shows what was left, whatever the time', () => {
  assert.equal(left({ ends: 100, stopped: 42 }, 5000), 42);
});

test('seconds are written as people read them', () => {
  assert.deepEqual([0, 9, 60, 75, 600].map(face), ['0:00', '0:09', '1:00', '1:15', '10:00']);
});
