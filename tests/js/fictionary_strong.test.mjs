import assert from 'node:assert/strict';
import test from 'node:test';
import { isStrong } from '../../static/games/fictionary/strong.js';

test('strong language is noticed in any capitals and forms', () => {
  for (const text of ['A fucking boat', 'SHIT on a stick', 'Bullshit', 'A wanker’s hat']) assert.ok(isStrong(text), text);
});

test('a word with an innocent sense is never asked about', () => {
  const innocent = ['cock', 'bitch', 'faggot', 'prick', 'niggard', 'niggardly', 'dick', 'bastard', 'jizz'];
  for (const word of innocent) assert.equal(isStrong(`An old word for a ${word}`), false, word);
});

test('a longer word that holds a strong one is innocent', () => {
  for (const word of ['Scunthorpe', 'shitake', 'mishit', 'Swank', 'assholder']) assert.equal(isStrong(word), false, word);
});
