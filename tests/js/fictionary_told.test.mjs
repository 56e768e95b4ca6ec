import assert from 'node:assert/strict';
import test from 'node:test';
import { banner } from '../../static/games/fictionary/banners.js';
import { beatSaid, news, now } from '../../static/games/fictionary/told.js';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dev', 'Eve'];
const WORD = { id: 'wamble', word: 'wamble', pos: 'verb' };
const write = { phase: 'write', round: 1, judge: 0, word: WORD, mine: null, my_vote: null, shown: true, real: null, ready: [], tied: [], pick: { kind: 'write', in: [], owed: [1, 2, 3, 4], ends: null } };
const vote = { ...write, phase: 'vote', options: [{}, {}, {}], pick: { kind: 'vote', in: [], owed: [1, 2, 3, 4], ends: null } };
const p = (game, you = 1, more = {}) => ({ game, you, beat: null, name: seat => NAMES[seat], now: () => 100, ...more });

test('a writer is asked for a meaning, and told that it may still change', () => {
  assert.match(now(p(write)), /Make up a meaning for wamble/);
  assert.match(now(p({ ...write, mine: 'To wobble' })), /You can still change it/);
});

test('a shared lead says why there is one round more', () => {
  const game = { ...write, phase: 'scored', tied: [0, 1], ready: [false, false, false, false, false] };
  assert.equal(now(p(game)), 'Ann and you share the lead: one round more.');
});

test('a beat is read out with names, and mine is you', () => {
  const author = { cue: 'author', k: 0, by: [1], fooled: [2, 3] };
  assert.equal(beatSaid(p(vote), author), 'You made up card 1 and fooled Cleo and Dev.');
  assert.equal(beatSaid(p(vote, 2), author), 'Ben made up card 1 and fooled you and Dev.');
  assert.equal(beatSaid(p(vote, null), { cue: 'real', k: 2, found: [] }), 'Card 3 is the real one. Nobody found it.');
  assert.equal(beatSaid(p(vote, 0), { cue: 'judge', judge: 0, points: 1 }), 'You get 1 point as Judge: one for each who was fooled.');
});

test('who sent a definition is news; what it says is not', () => {
  const after = { ...write, pick: { ...write.pick, in: [2], owed: [1, 3, 4] } };
  assert.deepEqual(news(p(write), p(after)), ['Cleo sent a definition: 1 of 4 in.']);
});

test('the first of a reveal’s payoffs is a banner with its points', () => {
  const beat = { cue: 'author', index: 1, starts: 7, by: [1], fooled: [2, 3] };
  const shown = banner(p(vote), p(vote, 1, { beat }));
  assert.deepEqual([shown.title, shown.text], ['You fooled Cleo and Dev', '+2']);
  assert.equal(shown.while(p(vote, 1, { beat })), true);
  assert.equal(shown.while(p(vote, 1, { beat: { ...beat, index: 2 } })), false);
  assert.equal(banner(p(vote, 2), p(vote, 2, { beat })), null);
});

test('finding the real one is a banner worth two points, and finding another none', () => {
  const beat = { cue: 'real', index: 3, starts: 9, k: 2, found: [1, 3] };
  const shown = banner(p(vote), p(vote, 1, { beat }));
  assert.deepEqual([shown.title, shown.text], ['You found the real one', '+2']);
  assert.equal(banner(p(vote, 2), p(vote, 2, { beat })), null);
  assert.equal(banner(p(vote, null), p(vote, null, { beat })), null);
});

test('from the second round on, everyone being in is a banner', () => {
  assert.equal(banner(p(write), p(vote)).title, 'Everyone’s in!');
  assert.equal(banner(p({ ...write, round: 0 }), p({ ...vote, round: 0 })), null);
});

test('the vote asks each for what is theirs to do, and nothing of one who only watches', () => {
  const asked = (you, more = {}) => banner(p(write, you), p({ ...vote, ...more }, you)).text;
  assert.equal(asked(1), 'Vote for the real one.');
  assert.equal(asked(0), 'They are looking for the real one.');
  assert.equal(asked(null), 'Which is the real one?');
  assert.equal(asked(0, { shown: false }), 'Read the cards out.');
  assert.equal(asked(null, { shown: false }), 'Ann reads the cards out.');
});

test('a clock that ran out says so, even in the first round', () => {
  const late = { ...write, round: 0, pick: { ...write.pick, ends: 100 } };
  assert.equal(banner(p(late), p({ ...vote, round: 0 })).title, 'Time!');
});

test('the new word is a banner', () => {
  assert.equal(banner(p({ ...write, phase: 'choose', word: null }), p(write)).title, 'wamble');
});
