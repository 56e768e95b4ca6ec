import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clock, coins, ranked, soFar } from '../../static/games/alphabet_roulette/counting.js';
import { banner, claim, counted, lines, now, outcome, ruledOnMine, standing, why } from '../../static/games/alphabet_roulette/told.js';

const NAMES = ['Ann', 'Bo', 'Cy'];
const name = seat => NAMES[seat];
const roll = { letter: 'B', at: 10, lands: 12.4, by: 0, spin: 1 };
const mark = (text, status = 'ok', points = 1, twins = []) => ({ text, status, points, words: 1, twins });
const BASE = {
  phase: 'write', round: 0, rounds: 3, secs: 180, bonus: true, roller: 0, letter: 'B', letters: ['B'], roll, starts: 15.4, ends: 195.4, live: true,
  list: { no: 7, categories: Array.from({ length: 12 }, (_, k) => `Things ${k + 1}`) }, filled: [2, 0, 5], done: [false, false, false], gone: [],
  review: null, totals: [4, 0, 2], scores: [], played: [], ready: null, owes: [], events: [],
};

function given(game = {}, more = {}) {
  const { time = 50, table = {}, you = 0 } = more;
  return { game: { ...BASE, ...game }, table: { seats: NAMES.map(one => ({ name: one })), owed: [], paused: null, ...table }, you, name, now: () => time };
}

const review = (more = {}) => ({ cat: 0, ready: [false, false, false], marks: [[mark('Banana'), mark('bananas'), mark('', 'blank', 0)]], challenges: [], same: [], hints: [], ...more });

test('the tray says how many still write, and on how many the table waits', () => {
  assert.equal(standing(given()), '3 still writing');
  assert.equal(standing(given({ done: [true, false, false], gone: [2] })), '1 still writing');
  assert.equal(standing(given({ phase: 'review', review: review() }, { table: { owed: [{ seat: 1 }, { seat: 2 }] } })), 'Waiting on 2');
  assert.equal(standing(given({ phase: 'roll' }, { you: 1 })), 'Ann rolls');
});

test('the letter is told when the die has landed, not before', () => {
  assert.doesNotMatch(now(given({ live: false }, { time: 11 })), /B/);
  assert.match(now(given({ live: false }, { time: 13 })), /starts with B/);
});

test('the countdown has three words between the landing and the start', () => {
  assert.deepEqual([12.3, 12.5, 13.5, 14.5, 15.5].map(time => counted(BASE, time)), ['', 'Ready', 'Set', 'Go!', 'Go!']);
});

test('the clock stands before the pads open and while the table is paused', () => {
  assert.deepEqual(clock(given({ live: false })), { ends: 195.4, stopped: 180 });
  assert.deepEqual(clock(given()), { ends: 195.4 });
  assert.deepEqual(clock(given({ ends: 100 }, { table: { paused: { since: 70 } } })), { ends: 100, stopped: 30 });
  assert.equal(clock(given({ phase: 'review', review: review() })), null);
});

test('every answer that scores nothing says why, and a bonus says what it is for', () => {
  assert.equal(why(mark('Zoo', 'letter', 0), 'B', name), 'Not a B');
  assert.equal(why(mark('Zoo', 'letter', 0), 'H', name), 'Not an H');
  assert.equal(why(mark('Boo', 'out', 0), 'B', name), 'Voted out');
  assert.equal(why(mark('Boo', 'same', 0, [1, 2]), 'B', name), 'Same as Bo and Cy');
  assert.equal(why(mark('Big Ben', 'ok', 2), 'B', name), '2 words with B');
  assert.equal(why(mark('Boo'), 'B', name), '');
});

test('a challenge and its ruling are plain sentences', () => {
  const marks = [mark('Mouse'), mark('Mice')];
  assert.equal(claim({ kind: 'same', seat: 0, other: 1, by: 2 }, marks, name), 'Cy says it’s the same as Bo’s “Mice”.');
  assert.equal(claim({ kind: 'same', seat: 0, other: 1, by: 1 }, marks, name, 1), 'You say it’s the same as your “Mice”.');
  assert.equal(claim({ kind: 'answer', seat: 0, other: null, by: 1 }, marks, name), 'Bo says it doesn’t fit.');
  assert.equal(outcome('appeal', true), 'it counts');
  assert.equal(outcome('same', false), 'they are the same');
});

test('only the writers of an answer are told of its ruling', () => {
  const ruling = { n: 3, type: 'ruling', what: 'answer', seat: 1, other: null, stands: false };
  assert.equal(ruledOnMine(ruling, 1), 'The table ruled on your answer: it doesn’t count.');
  assert.equal(ruledOnMine(ruling, 0), null);
  assert.equal(ruledOnMine({ ...ruling, what: 'same', other: 0 }, 0), 'The table ruled on your answer: they are the same.');
  assert.equal(ruledOnMine({ ...ruling, seat: null }, null), null);
});

test('time and everyone’s in are said even when every answer was blank', () => {
  const before = given({ events: [{ n: 4, type: 'go' }] });
  const pencils = why => [{ n: 4, type: 'go' }, { n: 5, type: 'pencils', why }, { n: 6, type: 'scored', points: [0, 0, 0] }];
  const after = given({ phase: 'scored', events: pencils('time') });
  assert.equal(banner(before, after).title, 'Time!');
  assert.equal(banner(before, given({ phase: 'scored', events: pencils('done') })).title, 'Everyone’s in!');
  assert.ok(banner(before, after).while(after));
  assert.ok(!banner(before, after).while(given({ phase: 'roll', round: 1 })));
});

test('each next category has its banner, which goes when it does', () => {
  const before = given({ phase: 'review', review: review(), events: [{ n: 7, type: 'category', cat: 0 }] });
  const marks = [...review().marks, [mark('Bee'), mark('Bus'), mark('Bat')]];
  const after = given({ phase: 'review', review: review({ cat: 1, marks }), events: [{ n: 7, type: 'category', cat: 0 }, { n: 8, type: 'category', cat: 1 }] });
  assert.equal(banner(before, after).title, '2. Things 2');
  assert.ok(!banner(before, after).while(before));
  assert.equal(banner(after, after), null);
});

test('those who listen hear the answers of a category and what became of an argument', () => {
  const before = given({ events: [{ n: 1, type: 'go' }] });
  const challenge = { id: 0, cat: 0, kind: 'answer', seat: 1, other: null, by: 0, votes: {}, decided: false };
  const events = [{ n: 1, type: 'go' }, { n: 1.5, type: 'pencils', why: 'time' }, { n: 2, type: 'category', cat: 0 }, { n: 3, type: 'challenge', id: 0 }, { n: 4, type: 'ruling', id: 0, what: 'answer', seat: 1, other: null, stands: false }];
  const heard = lines(before, given({ phase: 'review', review: review({ challenges: [challenge] }), events }));
  assert.deepEqual(heard, [
    '1. Things 1. Ann says Banana, 1 point. Bo says bananas, 1 point.',
    'Bo’s “bananas”: You say it doesn’t fit.',
    'Bo’s “bananas”: the table says it doesn’t count.',
  ]);
});

test('names and letters stay large in what those who listen hear of a struck answer', () => {
  const marks = [[{ ...mark('Zebra'), status: 'letter', points: 0 }, { ...mark('bat'), status: 'same', points: 0, twins: [2] }, { ...mark('Bats'), status: 'same', points: 0, twins: [1] }]];
  const events = [{ n: 2, type: 'category', cat: 0 }];
  const [heard] = lines(given({ events: [{ n: 1, type: 'go' }] }), given({ phase: 'review', review: review({ marks }), events }));
  assert.equal(heard, 'Ann says Zebra, not a B. Bo says bat, same as Cy. Cy says Bats, same as Bo.');
});

test('those who listen hear who is done, but not themselves', () => {
  assert.deepEqual(lines(given(), given({ done: [true, true, false] })), ['Bo is done: 1 still writing.']);
});

test('coins count the round as it is read, and say who is in', () => {
  const p = given({ phase: 'review', review: review({ ready: [true, false, false] }) });
  assert.equal(soFar(p.game, 0), 5);
  assert.deepEqual(coins(p).map(coin => [coin.score, coin.in]), [[5, true], [1, false], [2, false]]);
  assert.equal(coins(given())[2].note, '5 of 12 written');
  assert.deepEqual(ranked([3, 9, 3]), [1, 0, 2]);
});
