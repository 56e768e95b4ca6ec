import assert from 'node:assert/strict';
import test from 'node:test';
import { fooledIn, looksBack, scoresNow, told } from '../../static/games/fictionary/unfolding.js';

// Ann judges; Ben's card fools Cleo and Dev, Cleo's and Dev's nobody; Eve finds the real one.
const BEN = 0;
const REAL = 3;
const round = {
  round: 1,
  judge: 0,
  cards: [
    { text: 'A', by: [1], real: false, votes: [2, 3] },
    { text: 'B', by: [2], real: false, votes: [] },
    { text: 'C', by: [3], real: false, votes: [] },
    { text: 'D', by: [], real: true, votes: [4] },
  ],
  points: [2, 2, 0, 0, 2],
  totals: [5, 2, 1, 0, 4],
};
const beats = [
  { cue: 'votes' }, { cue: 'author', k: BEN, by: [1], fooled: [2, 3] }, { cue: 'authors', ks: [1, 2] },
  { cue: 'real', k: REAL, found: [4] }, { cue: 'judge', judge: 0, points: 2 }, { cue: 'totals' },
];
const at = index => told(beats, index);

test('before the first beat nothing is told', () => {
  assert.deepEqual(at(-1), { votes: false, turned: new Set(), real: false, judge: false, all: false });
});

test('the votes lie on the cards before any card turns', () => {
  assert.equal(at(0).votes, true);
  assert.equal(at(0).turned.size, 0);
});

test('a fake turns with its own beat and stays turned', () => {
  assert.deepEqual([...at(1).turned], [BEN]);
  assert.deepEqual([...at(3).turned], [BEN, 1, 2]);
});

test('the real one is stamped only with its beat', () => {
  assert.equal(at(2).real, false);
  assert.equal(at(3).real, true);
});

test('after the last beat everything is told', () => {
  assert.deepEqual(at(6), { votes: true, turned: new Set([BEN, 1, 2]), real: true, judge: true, all: true });
});

test('a round nobody wrote in tells its one card without votes', () => {
  const shown = told([{ cue: 'real', k: 0, found: [] }, { cue: 'judge' }, { cue: 'totals' }], 0);
  assert.equal(shown.real, true);
});

test('scores come in beat by beat, and end where the server says', () => {
  assert.deepEqual(scoresNow(round, at(0)), [3, 0, 1, 0, 2]);
  assert.deepEqual(scoresNow(round, at(1)), [3, 2, 1, 0, 2]);
  assert.deepEqual(scoresNow(round, at(3)), [3, 2, 1, 0, 4]);
  assert.deepEqual(scoresNow(round, at(4)), round.totals);
  assert.deepEqual(scoresNow(round, at(6)), round.totals);
});

test('the Judge gets a point for each who was fooled', () => {
  assert.equal(fooledIn(round.cards), 2);
});

test('everyone but the next Judge looks at the last round until there is a word', () => {
  const game = { last: round, phase: 'choose', judge: 1 };
  const end = { cue: 'end' };
  assert.equal(looksBack({ game, you: 2, beat: end }), true);
  assert.equal(looksBack({ game, you: 1, beat: end }), false);
  assert.equal(looksBack({ game: { ...game, last: null }, you: 2, beat: null }), false);
});

test('the next Judge sees the reveal out before choosing', () => {
  assert.equal(looksBack({ game: { last: round, phase: 'choose', judge: 1 }, you: 1, beat: { cue: 'real' } }), true);
});
