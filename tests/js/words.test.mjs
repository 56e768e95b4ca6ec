import assert from 'node:assert/strict';
import test from 'node:test';
import { hasPoints, headline, standings } from '../../static/kit/order.js';
import { clockEndsIt, heldBy, isOwed, waitingOn, waitingSince } from '../../static/kit/owed.js';
import { ago, list, number, ordinal, plural, sentences } from '../../static/kit/words.js';

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
const name = seat => names[seat];
const owed = (...seats) => seats.map(seat => ({ seat, since: 100 + seat, holds_up: true }));

test('names are joined as people say them', () => {
  assert.deepEqual([list([]), list(['Ann']), list(['Ann', 'Bo']), list(['Ann', 'Bo', 'Cy'])], ['', 'Ann', 'Ann and Bo', 'Ann, Bo and Cy']);
  assert.equal(list(['easy', 'hard'], 'or'), 'easy or hard');
});

test('numbers agree with their nouns', () => {
  assert.deepEqual([plural(1, 'point'), plural(0, 'point'), plural(2, 'guess', 'guesses')], ['1 point', '0 points', '2 guesses']);
  assert.deepEqual([1, 2, 3, 4, 11, 12, 13, 21].map(ordinal), ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st']);
});

test('a number is a word as far as a table seats people', () => {
  assert.deepEqual([0, 1, 3, 15, 16].map(number), ['no', 'one', 'three', 'fifteen', '16']);
});

test('a wait is told in calm steps, and not at all in its first seconds', () => {
  assert.deepEqual([3, 8, 47, 60, 150, 7300].map(ago), ['', '5 s', '45 s', '1 min', '2 min', '2 h']);
});

test('the table says for whom it waits, you first', () => {
  assert.equal(waitingOn(owed(1), 0, name), 'Waiting on Bo');
  assert.equal(waitingOn(owed(0, 1), 1, name), 'Waiting on you and Ann');
  assert.equal(waitingOn(owed(0, 1, 2, 3), 4, name), 'Waiting on 4 people');
  assert.equal(waitingOn(owed(0, 1, 2, 3), 3, name), 'Waiting on you and 3 more');
  assert.equal(waitingOn([], 0, name), '');
});

test('those who hold the table up are named before those a clock will end', () => {
  const mixed = [{ seat: 0, holds_up: false }, { seat: 1, holds_up: true }];
  assert.deepEqual(heldBy(mixed).map(one => one.seat), [1]);
  assert.deepEqual(heldBy([{ seat: 0, holds_up: false }]).map(one => one.seat), [0]);
});

test('nobody is waited for while a clock runs that ends what all are at', () => {
  const writing = [{ seat: 0, holds_up: false }, { seat: 1, holds_up: false }];
  assert.ok(clockEndsIt(writing, { ends: 100 }));
  assert.ok(!clockEndsIt(writing, { ends: 100, stopped: 60 }), 'it stands still');
  assert.ok(!clockEndsIt(writing, null), 'there is none');
  assert.ok(!clockEndsIt([...writing, ...owed(2)], { ends: 100 }), 'someone holds the table up all the same');
});

test('a sentence that ends by itself gets no second full stop', () => {
  assert.equal(sentences('Time!', 'Pencils down.'), 'Time! Pencils down.');
  assert.equal(sentences('Round 2', 'Bo rolls.'), 'Round 2. Bo rolls.');
  assert.equal(sentences('Round 1 scored', undefined), 'Round 1 scored.');
  assert.equal(sentences('Ready?', '', 'Yes'), 'Ready? Yes.');
});

test('a wait began when its first awaited did', () => {
  assert.equal(waitingSince(owed(2, 0)), 100);
  assert.equal(waitingSince([]), null);
  assert.ok(isOwed(owed(2), 2));
  assert.ok(!isOwed(owed(2), null));
});

test('standings run by place and ties keep their seats', () => {
  const result = { places: [2, 1, 1], points: [3, 9, 9], winners: [1, 2], rounds: [] };
  assert.deepEqual(standings(result).map(row => row.seat), [1, 2, 0]);
  assert.equal(headline(result, null, name), 'Bo and Cy win');
  assert.equal(headline(result, 2, name), 'You and Bo win');
});

test('one winner is told in the right grammar', () => {
  const result = { places: [1, 2], points: [0, 0], winners: [0], rounds: [] };
  assert.equal(headline(result, 1, name), 'Ann wins');
  assert.equal(headline(result, 0, name), 'You win');
});

test('points that only repeat who won are not shown', () => {
  assert.ok(!hasPoints({ points: [1, 0, 1] }));
  assert.ok(!hasPoints({ points: [0, 0] }));
  assert.ok(hasPoints({ points: [3, 0, 1] }));
});
