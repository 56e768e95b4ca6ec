import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { alliteration, check, startsWith, words } from '../../static/games/alphabet_roulette/answers.js';

const agreed = JSON.parse(readFileSync(new URL('../games/alphabet_roulette/answers.json', import.meta.url), 'utf8'));

test('letter check on the page follows the rule of the table', () => {
  for (const [text, letter, does] of agreed.letter) assert.equal(startsWith(text, letter), does, `${text} and ${letter}`);
});

test('the page counts repeated letters as the table does', () => {
  for (const [text, letter, count] of agreed.words) assert.equal(alliteration(text, letter), count, `${text} and ${letter}`);
});

test('an answer is taken apart into plain small words', () => {
  assert.deepEqual(words('The Big-Bad «Wolf»'), ['big', 'bad', 'wolf']);
  assert.deepEqual(words('Straße & Éclair'), ['strasse', 'and', 'eclair']);
  assert.deepEqual([words(' … '), words('the')], [[], ['the']]);
});

test('an article that is only begun is not marked before the pen leaves the line', () => {
  for (const begun of ['t', 'th', 'The', 'a', 'An']) {
    assert.equal(check(begun, 'B', true), 'blank', begun);
    assert.equal(check(begun, 'B', false), 'wrong', begun);
  }
  assert.equal(check('The B', 'B', true), 'right');
  assert.equal(check('Zebra', 'B', true), 'wrong');
  assert.equal(check('Theodore', 'B', true), 'wrong');
  assert.equal(check('t bone', 'B', true), 'wrong');
  assert.equal(check('  ', 'B', false), 'blank');
});
