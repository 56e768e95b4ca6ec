import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CORNERS, FACES, LETTERS, about, after, faces, showing, turned } from '../../static/games/alphabet_roulette/solid.js';
import { idle, landed, pose } from '../../static/games/alphabet_roulette/tumble.js';

const roll = { letter: 'H', at: 100, lands: 102.4, spin: 1234567 };
const near = (a, b) => a.flat().every((part, k) => Math.abs(part - b.flat()[k]) < 1e-9);

test('the die has twelve corners and twenty faces, five faces to a corner', () => {
  assert.equal(CORNERS.length, 12);
  assert.equal(FACES.length, 20);
  assert.equal(LETTERS.length, 20);
  for (let corner = 0; corner < 12; corner += 1) assert.equal(FACES.filter(face => face.includes(corner)).length, 5);
});

test('half of the faces are seen, and every face leaves its letter on the die', () => {
  const all = faces(after(about([0, 1, 0], 0.3), showing('B')));
  assert.equal(all.filter(face => face.shown).length, 10);
  assert.deepEqual(all.map(face => face.letter), [...LETTERS]);
  assert.ok(all.every(face => face.lit >= 0 && face.lit <= 1));
});

test('the letter that is shown lies on top, upright and undistorted', () => {
  for (const letter of LETTERS) {
    const top = faces(showing(letter)).find(face => face.letter === letter);
    assert.ok(top.shown);
    assert.equal(top.matrix, 'matrix(1 0 0 1 0 0)', letter);
  }
});

test('a face in the light is brighter than one turned from it', () => {
  const seen = faces(showing('B')).filter(face => face.shown).map(face => face.lit);
  assert.ok(Math.max(...seen) > 0.85 && Math.min(...seen) < 0.5);
});

test('a turn keeps every corner as far from the middle as it was', () => {
  const turn = after(about([0, 0, 1], 2), showing('K'));
  for (const corner of CORNERS) assert.ok(Math.abs(Math.hypot(...turned(turn, corner)) - 1) < 1e-9);
});

test('every screen sees the same tumble at the same moment', () => {
  for (const now of [100, 100.7, 101.9]) assert.deepEqual(pose({ ...roll }, now), pose(roll, now));
  assert.notDeepEqual(pose(roll, 101), pose({ ...roll, spin: 7 }, 101));
  assert.notDeepEqual(pose(roll, 101), pose(roll, 101.2));
});

test('the die lands on the letter of the roll, in its place, and stays there', () => {
  for (const now of [102.4, 103, 9999]) {
    const { turn, x, y, height, size } = pose(roll, now);
    assert.ok(near(turn, showing('H')));
    assert.deepEqual([Math.abs(x), Math.abs(y), height, size], [0, 0, 0, 1]);
    assert.ok(landed(roll, now));
  }
  assert.ok(!landed(roll, 102.39) && !landed(null, 5));
});

test('the die slows down as it comes in, and does not jump on its way', () => {
  let before = pose(roll, 100);
  const steps = [];
  for (let now = 100.02; now <= 102.41; now += 0.02) {
    const here = pose(roll, now);
    steps.push(Math.hypot(here.x - before.x, here.y - before.y));
    before = here;
  }
  assert.ok(Math.max(...steps) < 0.2);
  assert.ok(steps.at(-5) < steps[5] / 4);
});

test('a die that waits stands on a corner with the last letter still to be seen', () => {
  assert.ok(faces(idle('R').turn).find(face => face.letter === 'R').shown);
  assert.ok(!near(idle('R').turn, showing('R')));
});
