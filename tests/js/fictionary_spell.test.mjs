import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { check, parse, suggest } from '../../static/games/fictionary/spell.js';
import { edits } from '../../static/games/fictionary/spell_near.js';
import { SLIPS } from './fictionary_misspellings.mjs';

const file = readFileSync(new URL('../../static/games/fictionary/spell.txt', import.meta.url));
const list = parse(file.toString());
const flagged = (text, round) => check(text, list, round).map(slip => slip.word);
const first = typed => check(`A thing that ${typed} has`, list)[0]?.suggestions[0];

test('the list is small enough to fetch while somebody writes', () => {
  assert.ok(file.length < 850 * 1024, `${file.length} bytes`);
  assert.ok(gzipSync(file, { level: 9 }).length < 300_000);
});

test('the list knows a hundred thousand words and more', () => {
  assert.ok(list.known.size > 100_000 && list.known.size < 180_000, `${list.known.size}`);
  assert.ok(list.common.size > 27_000 && list.common.size < 31_000, `${list.common.size}`);
  assert.ok(list.top.size > 5_000 && list.top.size < 6_000, `${list.top.size}`);
});

test('a coded list gives back its words', () => {
  const small = parse('spell 1\n0car\n3t\n2pet\n=\n0zany\n=\n0skep\n=\n0car\n');
  assert.deepEqual([...small.known], ['car', 'cart', 'capet', 'zany', 'skep']);
  assert.deepEqual([[...small.common].length, [...small.stems], [...small.top]], [3, ['skep'], ['car']]);
});

test('another file is no spelling list', () => {
  assert.throws(() => parse('<!doctype html>'), /not a spelling list/);
});

test('without a list nothing is flagged', () => {
  assert.deepEqual(check('A peice of wod', null), []);
});

test('a slip is found where it stands', () => {
  const text = 'A peice of wood';
  const [slip] = check(text, list);
  assert.deepEqual([slip.word, text.slice(slip.start, slip.end), slip.suggestions[0]], ['peice', 'peice', 'piece']);
});

test('a definition in plain words passes', () => {
  for (const text of [
    'A small wooden cup for measuring out gunpowder',
    "The shepherd's second-best crook",
    'To row backward, slowly and without a sound',
    'A colour between grey and a colorless gray',
    'A prize for the ploughman who cannot plow',
  ]) assert.deepEqual(flagged(text), [], text);
});

test('contractions and possessives pass, with either apostrophe', () => {
  assert.deepEqual(flagged("It doesn't fit, they'd say; the dogs' dinner wasn't James's"), []);
  assert.deepEqual(flagged('It doesn’t fit, we’ve said; the butcher’s boys’ hats'), []);
  assert.deepEqual(flagged("it dosn't fit"), ["dosn't"]);
  assert.deepEqual(flagged("the buther's hat"), ["buther's"]);
});

test('hyphenated compounds pass by their parts', () => {
  assert.deepEqual(flagged('A half-finished, co-owned, well-to-do ex-sailor'), []);
  assert.deepEqual(flagged('A half-finnished sail'), ['finnished']);
});

test('anything with a digit passes, and other scripts', () => {
  assert.deepEqual(flagged('A 3rd of the 1850s, or 12kg of сало or 茶'), []);
});

test('accents do not matter', () => {
  assert.deepEqual(flagged('A café on a façade'), []);
});

test('names pass: a capital inside a sentence, inside a word, or a few together', () => {
  assert.deepEqual(flagged('A hat worn by Zoltan at Kvarkenby for NASA on an iPhone of McTavish'), []);
});

test('a name that starts a sentence must be on the list', () => {
  assert.deepEqual(flagged('Norway has it. London too. "Ohio?" Saturday!'), []);
  assert.deepEqual(flagged('Zoltanski wore it'), ['Zoltanski']);
  assert.deepEqual(flagged('A hat. Peices of it'), ['Peices']);
});

test('countries, states, big cities, months and days are on the list', () => {
  const names = [
    'January February March April May June July August September October November December',
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa',
    'Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada',
    'Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming',
    'Argentina Australia Austria Belgium Bolivia Brazil Bulgaria Canada Chile China Colombia Cuba Denmark Ecuador Egypt England',
    'Ethiopia Finland France Germany Ghana Greece Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan',
    'Kenya Korea Lebanon Malaysia Mexico Morocco Nepal Netherlands Nigeria Norway Pakistan Peru Philippines Poland Portugal',
    'Romania Russia Scotland Singapore Spain Sweden Switzerland Syria Tanzania Thailand Tunisia Turkey Uganda Ukraine Uruguay',
    'Venezuela Vietnam Wales Zimbabwe',
    'Amsterdam Athens Baghdad Bangkok Barcelona Beijing Berlin Boston Brussels Budapest Cairo Chicago Copenhagen Dallas Delhi',
    'Denver Detroit Dublin Edinburgh Geneva Glasgow Helsinki Houston Istanbul Jakarta Jerusalem Kyoto Lagos Lima Lisbon Liverpool',
    'London Madrid Manchester Manila Melbourne Miami Milan Montreal Moscow Mumbai Munich Naples Oslo Paris Prague Rome Seattle',
    'Shanghai Stockholm Sydney Tokyo Toronto Vancouver Venice Vienna Warsaw Zurich',
  ];
  assert.deepEqual(names.join(' ').split(' ').filter(name => flagged(`${name} has it`).length), []);
});

test('capitals alone pass as a name up to five letters, and no further', () => {
  assert.deepEqual(flagged('A boat of ZORBL at ZORBLE'), ['ZORBLE']);
});

test('shouting is not a name', () => {
  assert.deepEqual(check('A WOODDEN HAT', list).map(s => [s.word, s.suggestions[0]]), [['WOODDEN', 'WOODEN']]);
});

test("the round's own word passes in any form", () => {
  const forms = 'brisances brisanced unbrisanced brisancing brisancation brisancer brisance-like Brisance';
  assert.deepEqual(flagged(forms, { own: 'brisance' }), []);
  assert.deepEqual(flagged('zorbled zorbling zorbly unzorbled', { own: 'zorble' }), []);
  assert.deepEqual(flagged('zorbled', {}), ['zorbled']);
});

test('a word of the bank passes with an ending, in any round', () => {
  const [stem] = [...list.stems].filter(word => word.endsWith('ock') || word.endsWith('isk') || word.endsWith('et'));
  assert.deepEqual(flagged(`${stem}s ${stem}like ${stem}ish`), []);
});

test('two everyday words run together pass', () => {
  assert.deepEqual(flagged('A headscarf with a sheepbell and a lampoil stain'), []);
});

test('but not when that is a real mistake', () => {
  const fixed = check('alot of it eachother infact', list).map(slip => slip.suggestions[0]);
  assert.deepEqual(fixed, ['a lot', 'each other', 'in fact']);
  assert.deepEqual(flagged('a suprise in a kingdome of sandwhiches'), ['suprise', 'kingdome', 'sandwhiches']);
});

test('everyday words take an ending that nobody misspells', () => {
  assert.deepEqual(flagged('A goatlike, chimneyless, jelly-proof, kettlewise thing'), []);
});

test('a rude word is no misspelling', () => {
  assert.deepEqual(flagged('damn bloody arse'), []);
});

test('a suggestion keeps the capitals of what was typed', () => {
  assert.equal(check('Peices of wood', list)[0].suggestions[0], 'Pieces');
});

test('swapped neighbors are one edit', () => {
  assert.deepEqual([edits('recieve', 'receive', 2), edits('cat', 'cart', 2), edits('boat', 'goal', 2), edits('cat', 'hounds', 2)], [1, 1, 2, 3]);
  assert.equal(suggest('recieve', list)[0], 'receive');
});

test('what is not heard is easily left out', () => {
  assert.deepEqual(['wich', 'wisper', 'wrech'].map(typed => first(typed)), ['which', 'whisper', 'wretch']);
});

test('of two vowels together one is easily left out', () => {
  assert.equal(first('fether'), 'feather');
});

test('a plain form of an everyday word is nearly as likely as the word', () => {
  assert.deepEqual(['pancaks', 'brusied'].map(typed => first(typed)), ['pancakes', 'bruised']);
});

test('a rude word is never suggested', () => {
  const rude = ['arse', 'buggered', 'bugger', 'slut', 'tits', 'bastards'];
  assert.deepEqual(rude.filter(word => !list.known.has(word)), []);
  for (const word of rude) assert.ok(!suggest(`${word}x`, list).includes(word), word);
  assert.ok(suggest('begger', list).includes('beggar') && suggest('grasx', list).includes('grass'));
});

test('i and e are swapped before either is left out', () => {
  assert.deepEqual(['neice', 'sieze'].map(typed => first(typed)), ['niece', 'seize']);
});

test('a vowel far into a word is mistaken before an early one', () => {
  assert.equal(first('celler'), 'cellar');
});

test('a last -le is a last -al misspelled', () => {
  assert.deepEqual(['festivle', 'practicle'].map(typed => first(typed)), ['festival', 'practical']);
});

test('short words are given no wild guesses', () => {
  assert.deepEqual(suggest('zq', list), []);
  assert.ok(suggest('wodd', list).every(word => edits('wodd', word, 2) === 1));
});

test('two edits are looked for from five letters on, among everyday words alone', () => {
  const small = parse('spell 1\n0abbey\n0banana\n=\n0bananas\n0zebus\n=\n0skep\n=\n0abbey\n');
  assert.deepEqual(suggest('abbx', small), []);
  assert.deepEqual(suggest('banas', small), ['banana']);
  assert.deepEqual(suggest('abbxx', small), ['abbey']);
  assert.deepEqual(suggest('zexxs', small), []);
  assert.deepEqual(suggest('zebux', small), ['zebus']);
});

test('a word of two letters is never guessed at', () => {
  assert.ok(suggest('aan', list).includes('an'));
  for (const word of ['xo', 'qi', 'iy']) assert.deepEqual(suggest(word, list), [], word);
});

test('three suggestions at most, for the first three slips', () => {
  const slips = check('A woodden chiar, a tabel, a lampp and a kniffe', list);
  assert.ok(slips.length >= 5 && slips.every(slip => slip.suggestions.length <= 3));
  assert.deepEqual(slips.map(slip => slip.suggestions.length > 0), [true, true, true, ...slips.slice(3).map(() => false)]);
});

test('of real misspellings, nine in ten are mended by the first suggestion', () => {
  const right = SLIPS.filter(([typed, meant]) => first(typed.toLowerCase()) === meant.toLowerCase());
  assert.ok(SLIPS.length >= 300, `${SLIPS.length} slips`);
  assert.ok(right.length >= 0.9 * SLIPS.length, `${right.length} of ${SLIPS.length}`);
});
