import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kept, standing } from '../../static/games/one_two_many/guessing.js';
import { news, now, pathText } from '../../static/games/one_two_many/told.js';

const name = seat => ['Ann', 'Bo', 'Cy', 'Di'][seat];
const pair = (a, b) => [{ seat: 0, text: a }, { seat: 1, text: b }];
const game = (changes = {}) => ({
  phase: 'guess', round: 1, pair: pair('fire', 'water'), guessed: [], votes: [], majority: 3,
  path: [{ round: 0, pair: pair('fire', 'water') }], won: null, ...changes,
});
const won = (changes = {}) => ({ seats: [1, 2], texts: ['steam', 'Steam'], how: 'match', round: 1, ...changes });

test('the field knows a draft from what was sent, changed or emptied', () => {
  assert.equal(standing('  ', null), 'empty');
  assert.equal(standing('stea', null), 'draft');
  assert.equal(standing(' steam  engine ', 'steam engine'), 'sent');
  assert.equal(standing('cafe\u0301', 'caf\u00e9'), 'sent');
  assert.equal(standing('mist', 'steam'), 'changed');
  assert.equal(standing('', 'steam'), 'cleared');
});

test('a new pair clears the field of the word it used and of nothing else', () => {
  const turned = pair('steam', 'mist');
  assert.equal(kept('steam ', turned, 0), '');
  assert.equal(kept('steam', turned, 1), 'steam');
  assert.equal(kept('half a tho', turned, 0), 'half a tho');
  assert.equal(kept('mist', null, 0), 'mist');
});

test('each seat is told what to do now', () => {
  assert.match(now(game(), 0, name), /suggest/);
  assert.match(now(game({ round: 0, pair: null }), 0, name), /anything/);
  assert.match(now(game({ guessed: [0] }), 0, name), /^Yours is in/);
  assert.match(now(game({ guessed: [1] }), 0, name), /Bo has one in/);
});

test('someone who only watches is never told to guess', () => {
  for (const round of [0, 1]) {
    for (const guessed of [[], [2]]) assert.doesNotMatch(now(game({ round, guessed }), null, name), /\b(your|say)\b/i);
  }
});

test('the two who win are told whom they met, and the others who met', () => {
  const over = game({ phase: 'over', won: won() });
  assert.equal(now(over, 1, name), 'You and Cy met in the middle!');
  assert.equal(now(over, 0, name), 'Bo and Cy met in the middle.');
});

test('a new pair is read out with its authors', () => {
  assert.deepEqual(news(game({ round: 0, pair: null }), game(), name), [
    'Round 1. On the table: fire, from Ann; and water, from Bo.',
  ]);
});

test('a guess that came in is told without its words, my own not at all', () => {
  assert.deepEqual(news(game(), game({ guessed: [2] }), name, 0), ['Cy has a guess in.']);
  assert.deepEqual(news(game(), game({ guessed: [0] }), name, 0), []);
  assert.deepEqual(news(game({ guessed: [2] }), game(), name, 0), ['Nobody has anything in now.']);
});

test('I hear that my own guess is in, changed, or taken back', () => {
  const mine = guess => game({ guessed: guess === null ? [] : [0], guess });
  assert.deepEqual(news(mine(null), mine('steam'), name, 0), ['Yours is in: steam.']);
  assert.deepEqual(news(mine('steam'), mine('mist'), name, 0), ['Yours is in: mist.']);
  assert.deepEqual(news(mine('mist'), mine(null), name, 0), ['You took yours back.']);
});

test('votes are counted toward what ends the game', () => {
  assert.deepEqual(news(game(), game({ votes: [3] }), name), ['Di says those two are the same: 1 of 3.']);
  assert.deepEqual(news(game({ votes: [3, 1] }), game({ votes: [3] }), name), ['Bo takes it back: 1 of 3.']);
});

test('the end is told once', () => {
  const over = game({ phase: 'over', won: won() });
  assert.deepEqual(news(game(), over, name), ['Bo and Cy both said steam.']);
  assert.deepEqual(news(over, over, name), []);
});

test('the path reads as plain text, one line a pair and one for the end', () => {
  const path = [{ round: 0, pair: pair('fire', 'water') }, { round: 1, pair: pair('mist', 'kettle') }];
  assert.equal(pathText({ path, won: won({ round: 2 }) }, name), [
    'One Two Many', '0. fire + water', '1. mist + kettle', '2. steam (Bo and Cy)',
  ].join('\n'));
  assert.match(pathText({ path, won: won({ how: 'vote', texts: ['mist', 'a mist'] }) }, name), /mist = a mist/);
});
