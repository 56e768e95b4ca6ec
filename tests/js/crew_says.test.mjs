/** What is said of people who played together before. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { crewSays } from '../../static/kit/crew_says.js';

const at = (...day) => new Date(...day).getTime() / 1000;

test('people are told how many they were, and when', () => {
  const said = crewSays({ people: 4, ended: at(2026, 10, 12, 23) }, at(2026, 10, 30, 9));
  assert.equal(said, 'The four of you played on 12 November: carry on, so that nothing comes twice.');
});

test('a game of today is not given a date', () => {
  const said = crewSays({ people: 2, ended: at(2026, 10, 30, 1) }, at(2026, 10, 30, 9));
  assert.equal(said, 'The two of you played earlier today: carry on, so that nothing comes twice.');
});

test('a game of another year has its year', () => {
  const said = crewSays({ people: 15, ended: at(2025, 11, 31, 20) }, at(2026, 0, 2, 9));
  assert.match(said, /^The fifteen of you played on 31 December 2025:/);
});
