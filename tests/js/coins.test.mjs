import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { allInitials, initials } from '../../static/kit/initials.js';
import { COLOURS, shape } from '../../static/kit/shapes.js';

const tokens = readFileSync(new URL('../../static/css/tokens.css', import.meta.url), 'utf8');

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

test('initials can be read on every seat colour', () => {
  const ink = hex(token('seat-ink'));
  for (let seat = 0; seat < COLOURS; seat++) {
    assert.ok(contrast(hex(token(`seat-${seat}`)), ink) >= 4.5, `seat ${seat}: ${contrast(hex(token(`seat-${seat}`)), ink)}`);
  }
});

function token(name) {
  return tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))[1];
}

function hex(value) {
  return [1, 3, 5].map(i => parseInt(value.slice(i, i + 2), 16));
}

function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb) {
  const [r, g, b] = rgb.map(v => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
