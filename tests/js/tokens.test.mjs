import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { COLOURS } from '../../static/kit/shapes.js';
import { contrast, token } from './contrast.mjs';

const read = path => readFileSync(new URL(`../../static/${path}`, import.meta.url), 'utf8');
const house = read('css/tokens.css');
const games = ['fictionary', 'alphabet_roulette', 'one_two_many'].map(folder => [folder, read(`games/${folder}/tokens.css`)]);

/** Both themes, and never under `least`. */
function readable(ink, ground, least, what) {
  for (const theme of [0, 1]) {
    const measured = contrast(ink[theme], ground[theme]);
    assert.ok(measured >= least, `${what}, ${['light', 'dark'][theme]}: ${measured.toFixed(2)}`);
  }
}

test('ink can be read on every paper, in both themes', () => {
  for (const paper of ['paper', 'paper-raised', 'paper-sunk']) {
    for (const ink of ['ink', 'ink-soft']) readable(token(house, ink), token(house, paper), 4.5, `${ink} on ${paper}`);
  }
  for (const ink of ['good', 'warn', 'bad']) readable(token(house, ink), token(house, 'paper'), 4.5, `${ink} on paper`);
});

test('edges and focus stand out from the paper', () => {
  for (const line of ['edge', 'focus']) readable(token(house, line), token(house, 'paper'), 3, line);
});

test('initials can be read on every seat colour', () => {
  for (let seat = 0; seat < COLOURS; seat++) readable(token(house, 'seat-ink'), token(house, `seat-${seat}`), 4.5, `seat ${seat}`);
});

test('every game keeps to the bargain: its accent carries paper, its table carries cream, its card its own ink', () => {
  for (const [folder, css] of [['the house', house], ...games]) {
    readable(token(house, 'paper'), token(css, 'accent'), 4.5, `${folder}: paper on accent`);
    readable(token(house, 'table-ink'), token(css, 'table'), 7, `${folder}: cream on the table`);
    readable(token(house, 'table-soft'), token(css, 'table'), 4.5, `${folder}: soft cream on the table`);
    readable(token(css, 'card-ink'), token(css, 'card'), 7, `${folder}: ink on its card`);
  }
});

test('a game sets its own five tokens and no other', () => {
  for (const [folder, css] of games) {
    const set = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    assert.deepEqual([...set].sort(), ['accent', 'card', 'card-ink', 'face-display', 'table'], folder);
  }
});
