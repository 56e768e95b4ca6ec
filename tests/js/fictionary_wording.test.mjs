import assert from 'node:assert/strict';
import test from 'node:test';
import { left, standing, wordsOf } from '../../static/games/fictionary/wording.js';

// The right column is what games.fictionary.rules.tidy answers for the left one.
const TIDIED = [
  ['a small boat', 'A small boat'],
  ['  a  small\n boat. ', 'A small boat'],
  ['"a small boat."', 'A small boat'],
  ['“a small boat”', 'A small boat'],
  ['A small boat...', 'A small boat'],
  ['élan of a cook', 'Élan of a cook'],
  ['ßtrange', 'SStrange'],
  ['iPhone of the sea', 'IPhone of the sea'],
  ['zero\u200bwidth', 'Zerowidth'],
  ['7 boats.', '7 boats'],
  ['ends in a quote "so"', 'Ends in a quote "so'],
  ['who knows?', 'Who knows?'],
  ['  ', ''],
  ['...', ''],
  ['“ ”', ''],
];

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
