import assert from 'node:assert/strict';
import test from 'node:test';
import { allInitials, initials } from '../../static/kit/initials.js';
import { COLOURS, shape } from '../../static/kit/shapes.js';

test('initials are two letters people would choose', () => {
  const marks = ['Ann Lee', 'Ann', 'bo', 'Ann (2)', 'X', 'Mary Jane Watson', 'élodie'].map(initials);
  assert.deepEqual(marks, ['AL', 'An', 'Bo', 'A2', 'X', 'MW', 'Él']);
});

test('names in any script have initials, and no name breaks a coin', () => {
  assert.equal(initials('李雷'), '李雷');
  assert.equal(initials('…'), '?');
  assert.equal(initials('🙂'), '?');
});

test('two people whose names begin alike get different initials', () => {
  assert.deepEqual(allInitials(['Anna', 'Andy', 'Anne']), ['An', 'Ad', 'Ae']);
});

test('someone with the very same letters is told apart by colour and shape', () => {
  assert.deepEqual(allInitials(['X', 'X']), ['X', 'X']);
  assert.notEqual(shape(0).name, shape(1).name);
});

test('no two of the fifteen seats share both colour and shape', () => {
  const looks = Array.from({ length: 15 }, (_, seat) => `${seat % COLOURS} ${shape(seat).name}`);
  assert.equal(new Set(looks).size, 15);
});
