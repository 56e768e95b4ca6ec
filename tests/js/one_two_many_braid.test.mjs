import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sides, steps, strands } from '../../static/games/one_two_many/braid.js';

const step = (round, a, b) => ({ round, pair: [{ seat: 0, text: a }, { seat: 1, text: b }] });
const box = y => ({ x: 0, y, w: 40, h: 100 });
const end = d => d.match(/([-\d.]+) ([-\d.]+)$/).slice(1).map(Number);
const start = d => d.match(/^M([-\d.]+) ([-\d.]+)/).slice(1).map(Number);

test('the strands change sides from one pair to the next', () => {
  assert.deepEqual([0, 1, 2].map(sides), [['warm', 'cool'], ['cool', 'warm'], ['warm', 'cool']]);
});

test('a strand leaves the left of one pair and comes out on the right of the next', () => {
  const out = strands(box(0), { step: 0 }).below.find(({ tone }) => tone === 'warm');
  const on = strands(box(100), { step: 1 }).above.find(({ tone }) => tone === 'warm');
  assert.deepEqual([start(out.d), end(out.d)], [[0, 50], [20, 100]]);
  assert.deepEqual([start(on.d), end(on.d)], [[40, 150], [20, 100]]);
});

test('the strand on top at the end of a step is on top where the next begins, and they take turns', () => {
  for (const at of [0, 1, 2, 3]) {
    const top = strands(box(0), { step: at }).below[1].tone;
    assert.equal(strands(box(100), { step: at + 1 }).above[1].tone, top);
    assert.notEqual(strands(box(100), { step: at + 1 }).below[1].tone, top);
  }
});

test('the strands begin at the first pair', () => {
  assert.deepEqual(strands(box(0), { step: 0, first: true }).above, []);
  assert.equal(strands(box(0), { step: 0, first: true }).below.length, 2);
});

test('the pair that won is drawn once, as the end', () => {
  const path = [step(0, 'fire', 'water'), step(1, 'steam', 'Steam')];
  const won = { seats: [0, 1], texts: ['steam', 'Steam'], how: 'match', round: 1 };
  assert.deepEqual(steps(path, won), path.slice(0, 1));
  assert.deepEqual(steps(path.slice(0, 1), won), path.slice(0, 1));
  assert.deepEqual(steps(path, null), path);
});
