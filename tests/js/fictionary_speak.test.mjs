import assert from 'node:assert/strict';
import test from 'node:test';
import { KEY, nextSaying, pickVoice } from '../../static/games/fictionary/speak.js';

const voice = (lang, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });
const WORD = { word: 'brisance', say: 'bree zahns' };

test('American English on the device says it, before any other voice', () => {
  const [british, remote, local] = [voice('en-GB', true, true), voice('en-US', false), voice('en_US')];
  assert.equal(pickVoice([british, remote, local]), local);
  assert.equal(pickVoice([british, remote]), remote);
  assert.equal(pickVoice([voice('de-DE'), british]), british);
});

test('without an English voice the browser chooses', () => {
  assert.equal(pickVoice([voice('de-DE', true, true)]), null);
});

test('a second press soon after says it sounded out, a third the word again', () => {
  const first = nextSaying(WORD, null, 1000);
  const second = nextSaying(WORD, first.said, 1000 + 11_999);
  const third = nextSaying(WORD, second.said, second.said.at + 500);
  assert.deepEqual([first.text, second.text, third.text], ['brisance', 'bree zahns', 'brisance']);
});

test('after twelve seconds the word is said as it is written', () => {
  const first = nextSaying(WORD, null, 0);
  assert.equal(nextSaying(WORD, first.said, 12_000).text, 'brisance');
});

test('another word begins anew', () => {
  const first = nextSaying(WORD, null, 0);
  assert.equal(nextSaying({ word: 'wamble', say: 'wom buhl' }, first.said, 10).text, 'wamble');
});

test('a word without a respelling is only ever said as it is written', () => {
  const bare = { word: 'wamble', say: null };
  assert.equal(nextSaying(bare, nextSaying(bare, null, 0).said, 10).text, 'wamble');
});

test('the key has an example with every letter it explains', () => {
  for (const [letter, as, part] of KEY) assert.ok(as.includes(part), `${letter} as in ${as}`);
  assert.equal(new Set(KEY.map(([letter]) => letter)).size, KEY.length);
});
