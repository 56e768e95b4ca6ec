import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { left, standing, wordsOf } from '../../static/games/fictionary/wording.js';

// What the server's tidy answers as well: tests/games/fictionary/test_round.py reads the same table.
const TIDIED = JSON.parse(readFileSync(new URL('../games/fictionary/tidied.json', import.meta.url), 'utf8'));

for (const [typed, words] of TIDIED) {
  test(`${JSON.stringify(typed)} stands on the card as ${JSON.stringify(words)}`, () => assert.equal(wordsOf(typed), words));
}

test('nothing typed and nothing sent is empty', () => {
  assert.equal(standing(' . ', null), 'empty');
});

test('what was typed is a draft until it is sent', () => {
  assert.equal(standing('a small boat', null), 'draft');
});

test('what differs only in dress counts as sent', () => {
  assert.equal(standing('a small boat. ', 'A small boat'), 'sent');
});

test('other words, or none, count as changed', () => {
  assert.equal(standing('a smaller boat', 'A small boat'), 'changed');
  assert.equal(standing('', 'A small boat'), 'changed');
});

test('the count is of characters as people see them', () => {
  assert.equal(left('a🚣b', 140), 137);
});
