import assert from 'node:assert/strict';
import { test } from 'node:test';

import { apart, drifting, moon, overlap, skin, sky } from '../../static/games/one_two_many/orbs.js';

const STAGES = [[320, 300], [358, 420], [358, 190], [288, 150], [1080, 560], [760, 700], [1600, 900]];

const corners = ({ x, y, w, h }) => [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([i, j]) => [x + (i * w) / 2, y + (j * h) / 2]);
const inside = ([x, y], orb) => Math.hypot(x - orb.x, y - orb.y) <= orb.r + 0.01;

test('both lights lie wholly on the stage, whatever its shape', () => {
  for (const [width, height] of STAGES.filter(([, tall]) => tall >= 200)) {
    for (const { x, y, r } of sky(width, height).orbs) {
      assert.ok(x - r >= 0 && x + r <= width && y - r >= 0 && y + r <= height, `${width}×${height}`);
    }
  }
});

test('above a keyboard the lights reach out of the stage, and all there is to read stays on it', () => {
  const [width, height] = [358, 124];
  const { orbs, words, lens, cusps, rims } = sky(width, height);
  assert.ok(orbs[0].r > height / 2);
  for (const { y, h } of [...words, lens]) assert.ok(y - h / 2 >= 0 && y + h / 2 <= height);
  for (const { y } of [...cusps, ...rims]) assert.ok(y > 0 && y < height);
});

test('a guess stands where both lights shine, and a word only in its own', () => {
  for (const [width, height] of STAGES) {
    const { orbs, lens, words } = sky(width, height);
    for (const corner of corners(lens)) assert.ok(orbs.every(orb => inside(corner, orb)), `lens, ${width}×${height}`);
    words.forEach((box, i) => {
      for (const corner of corners(box)) assert.ok(inside(corner, orbs[i]), `word ${i}, ${width}×${height}`);
    });
  }
});

test('the two words keep clear of the guess between them', () => {
  for (const [width, height] of STAGES) {
    const { lens, words, across } = sky(width, height);
    const [axis, size] = across ? ['x', 'w'] : ['y', 'h'];
    assert.ok(words[0][axis] + words[0][size] / 2 <= lens[axis] - lens[size] / 2 + 1);
    assert.ok(words[1][axis] - words[1][size] / 2 >= lens[axis] + lens[size] / 2 - 1);
  }
});

test('a tall stage stacks the lights and a wide one sets them side by side', () => {
  assert.equal(sky(358, 420).across, false);
  assert.equal(sky(1080, 560).across, true);
  assert.equal(sky(358, 190).across, true);
});

test('before the first words the lights have not met', () => {
  for (const [width, height] of STAGES) {
    const { orbs: [a, b] } = sky(width, height, false);
    assert.ok(Math.hypot(b.x - a.x, b.y - a.y) > 2 * a.r);
  }
});

test('the cusps, where guesses are counted, lie on both rims', () => {
  const { orbs, cusps } = sky(1080, 560);
  for (const { x, y } of cusps) {
    for (const orb of orbs) assert.ok(Math.abs(Math.hypot(x - orb.x, y - orb.y) - orb.r) < 0.01);
  }
});

test('the lights come from apart and drift to rest', () => {
  const at = sky(1080, 560);
  const from = apart(at);
  assert.ok(from[1].x - from[0].x > 2 * at.orbs[0].r);
  assert.deepEqual(drifting(from, at.orbs, 0), from);
  assert.deepEqual(drifting(from, at.orbs, 1), at.orbs);
});

test('the lights melt into one moon in the middle of the stage, and it lies on the stage', () => {
  for (const [width, height] of STAGES.filter(([, tall]) => tall >= 200)) {
    const { x, y, r } = moon(sky(width, height));
    assert.deepEqual([x, y], [width / 2, height / 2]);
    assert.ok(x - r >= 0 && x + r <= width && y - r >= 0 && y + r <= height, `${width}×${height}`);
  }
});

test('the overlap is nothing while the lights are apart, and nothing once they are one', () => {
  const at = sky(1080, 560);
  assert.equal(overlap(...apart(at)), '');
  assert.equal(overlap(moon(at), moon(at)), '');
  const [x, y] = overlap(...at.orbs).match(/^M([\d.]+) ([\d.]+)/).slice(1).map(Number);
  for (const orb of at.orbs) assert.ok(Math.abs(Math.hypot(x - orb.x, y - orb.y) - orb.r) < 0.02);
});

test('two lights near each other have one skin, two far ones have two, and melted ones are a circle', () => {
  const orb = x => ({ x, y: 100, r: 50 });
  const pieces = d => d.match(/M/g).length;
  const notches = d => d.match(/A12 12/g)?.length ?? 0;
  assert.deepEqual([pieces(skin(orb(100), orb(170), 12)), notches(skin(orb(100), orb(170), 12))], [1, 2]);
  assert.deepEqual([pieces(skin(orb(100), orb(210), 12)), notches(skin(orb(100), orb(210), 12))], [1, 2]);
  assert.equal(pieces(skin(orb(100), orb(230), 12)), 2);
  assert.deepEqual([pieces(skin(orb(100), orb(100), 12)), notches(skin(orb(100), orb(100), 12))], [1, 0]);
});

test('the skin touches each light on its rim', () => {
  const [a, b] = [{ x: 100, y: 80, r: 50 }, { x: 100, y: 150, r: 50 }];
  const [x, y] = skin(a, b, 12).match(/^M([\d.]+) ([\d.]+)/).slice(1).map(Number);
  assert.ok(Math.abs(Math.hypot(x - a.x, y - a.y) - a.r) < 0.02);
});
