import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LINE, fit, shorten, wrap } from '../../static/games/one_two_many/fit.js';

const measure = text => [...text].length * 0.5;
const sizes = { least: 12, most: 64 };

test('a short word stands as large as its box allows', () => {
  assert.deepEqual(fit('fire', { w: 300, h: 200 }, measure, sizes), { size: 64, lines: ['fire'], fits: true });
  const { size, lines } = fit('lighthouse', { w: 150, h: 200 }, measure, sizes);
  assert.ok(size * 5 <= 150 && size > 27);
  assert.deepEqual(lines, ['lighthouse']);
});

test('a phrase of sixty letters breaks between words and stays in its box', () => {
  const phrase = 'the last slice of a cold pizza on a very long Sunday morning';
  const box = { w: 187, h: 100 };
  const { size, lines, fits } = fit(phrase, box, measure, sizes);
  assert.ok(fits);
  assert.equal(lines.join(' '), phrase);
  assert.ok(lines.length * size * LINE <= box.h && lines.every(line => measure(line) * size <= box.w));
});

test('the longest of words is cut into equal parts sooner than shrunk out of sight', () => {
  const word = 'a'.repeat(60);
  const { size, lines, fits } = fit(word, { w: 190, h: 110 }, measure, sizes);
  assert.ok(fits && size > 20);
  assert.equal(lines.join(''), word);
  assert.ok(lines.every(line => measure(line) * size <= 190));
  assert.ok(lines[0].length - lines.at(-1).length < lines.length);
});

test('a word of ordinary length is shrunk and never cut', () => {
  assert.deepEqual(fit('thunderstorm', { w: 90, h: 110 }, measure, sizes).lines, ['thunderstorm']);
});

test('what does not fit says so, and is shortened with an ellipsis', () => {
  const { lines, fits } = fit('one two three four five', { w: 30, h: 14 }, measure, sizes);
  assert.equal(fits, false);
  assert.deepEqual(shorten(lines, 1.02), ['on…']);
  assert.deepEqual(shorten(['one', 'two'], 2.9), ['one', 'two']);
});

test('a flag or an accent is never cut in two', () => {
  assert.deepEqual(wrap('🇳🇴🇸🇪', 2, measure), ['🇳🇴🇸🇪']);
  assert.deepEqual(wrap('🇳🇴🇸🇪', 1, measure), ['🇳🇴', '🇸🇪']);
});

test('nothing to say takes no lines', () => {
  assert.deepEqual(wrap('  ', 10, measure), []);
});
