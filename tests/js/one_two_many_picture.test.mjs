import assert from 'node:assert/strict';
import { test } from 'node:test';

import { picture } from '../../static/games/one_two_many/picture.js';

const paints = { night: 'navy', deep: 'black', ink: 'white', warm: 'gold', cool: 'skyblue', moon: 'ivory', onMoon: 'navy' };
const pair = (a, b) => [{ seat: 0, text: a }, { seat: 1, text: b }];
const PATH = [['fire', 'water'], ['steam', 'boat']].map(([a, b], round) => ({ round, pair: pair(a, b) }));
const END = { round: 2, pair: pair('steamboat', 'Steamboat') };
const souvenir = (changes = {}) => ({
  path: [...PATH, END], won: { seats: [0, 1], texts: ['steamboat', 'Steamboat'], how: 'match', round: 2 },
  names: ['Ann', 'Bo'], title: 'ONE TWO MANY', footer: '2 rounds', paints, font: '', measure: text => [...text].length * 0.55, ...changes,
});
const words = svg => [...svg.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, word]) => word);

test('the picture shows every pair, oldest first, and the word they ended at once', () => {
  assert.deepEqual(words(picture(souvenir()).svg), ['fire', 'water', 'steam', 'boat', 'steamboat']);
});

test('a game won by the table shows both words', () => {
  const won = { seats: [0, 1], texts: ['ice cream', 'icecream'], how: 'vote', round: 2 };
  const path = [...PATH, { round: 2, pair: pair('ice cream', 'icecream') }];
  assert.deepEqual(words(picture(souvenir({ path, won })).svg).slice(4).join(' '), 'ice cream icecream');
});

test('a longer path is a taller picture of the same width', () => {
  const short = picture(souvenir({ path: [PATH[0], END] }));
  const long = picture(souvenir());
  assert.equal(short.width, long.width);
  assert.ok(long.height > short.height);
});

test('the same path is always the same picture', () => {
  assert.equal(picture(souvenir()).svg, picture(souvenir()).svg);
});

test('words and names stay words, whatever signs they hold', () => {
  const path = [{ round: 0, pair: pair('<script>', 'a & "b"') }, END];
  const { svg } = picture(souvenir({ path, names: ["O'Neill </text>", 'Bo'] }));
  assert.doesNotMatch(svg, /<script>|a & "b"|Neill <\/text>/);
  assert.ok(svg.includes('&#60;script&#62;') && svg.includes('O&#39;Neill'));
});

test('sixty letters without a blank stay on the picture', () => {
  const path = [{ round: 0, pair: pair('w'.repeat(60), 'x') }, END];
  const { svg, width } = picture(souvenir({ path }));
  for (const [, size, line] of svg.matchAll(/font-size="([\d.]+)"><tspan[^>]*>(w+)</g)) assert.ok(line.length * 0.55 * size < width / 2);
});
