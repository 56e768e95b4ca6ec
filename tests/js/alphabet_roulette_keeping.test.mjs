import assert from 'node:assert/strict';
import { test } from 'node:test';

import { empty, firstEmpty, isUnsaved, joined, saved, unpack, wait, whole } from '../../static/games/alphabet_roulette/keeping.js';

const lines = (...first) => Array.from({ length: 12 }, (_, k) => first[k] ?? '');
const written = (pad, ...first) => ({ ...pad, written: lines(...first) });

test('after a reload the newer of the two stands: the draft of what was still unsaved, the table for the rest', () => {
  const draft = { v: 3, kept: lines('Ba', 'Bus'), written: lines('Banana', 'Bus') };
  const pad = joined(draft, lines('Ba', 'Bus', 'Bread'), 4);
  assert.deepEqual(pad.written, lines('Banana', 'Bus', 'Bread'));
  assert.ok(isUnsaved(pad));
});

test('a draft as new as the table’s pad is left as it is', () => {
  const draft = { v: 4, kept: lines('Ba'), written: lines('Banana') };
  assert.equal(joined(draft, lines('Ba'), 4), draft);
  assert.equal(joined(draft, lines(), 3), draft);
});

test('what the same person writes on another device comes in, but not under their pen', () => {
  const pad = joined(empty(), lines('Bat', 'Bee'), 2, 0);
  assert.deepEqual(pad.written, lines('', 'Bee'));
  assert.ok(!isUnsaved(pad));
  assert.deepEqual(whole(pad, lines('Bat', 'Bee'), 2), lines('Bat', 'Bee'));
});

test('a save names every line: mine as written, the others as the table has them', () => {
  const pad = written({ v: 2, kept: lines('', 'Bee') }, 'Boat', 'Bee');
  assert.deepEqual(whole(pad, lines('', 'Bee'), 2), lines('Boat', 'Bee'));
});

test('an older pad of the table takes nothing back', () => {
  const pad = written({ v: 5, kept: lines('Boat') }, 'Boat');
  assert.deepEqual(whole(pad, lines('Bo'), 4), lines('Boat'));
});

test('what was typed while a save was on its way is still unsaved after it', () => {
  const sent = written(empty(), 'Ban');
  const now = saved(written(sent, 'Banana'), sent.written, 1);
  assert.equal(now.v, 1);
  assert.ok(isUnsaved(now));
  assert.ok(!isUnsaved(saved(now, lines('Banana'), 2)));
  assert.equal(saved({ ...now, v: 9 }, lines('x'), 2).v, 9);
});

test('a save waits for a pause, but never past the last second, and not at all after it', () => {
  assert.equal(wait(100, 200), 450);
  assert.equal(wait(199.9, 200), Math.max(0, (200 - 199.9) * 1000));
  assert.equal(wait(200.5, 200), 0);
});

test('whatever is in the store, a pad has twelve lines', () => {
  for (const text of ['', 'null', '{}', '{"v":1,"kept":[],"written":[]}', '{"v":"1","kept":1,"written":2}']) assert.deepEqual(unpack(text), empty());
  const pad = written(empty(), 'Boat');
  assert.deepEqual(unpack(JSON.stringify(pad)), pad);
});

test('the pen goes to the first empty line, and to the first of all when none is', () => {
  assert.equal(firstEmpty(lines('a', ' ', 'c')), 1);
  assert.equal(firstEmpty(Array(12).fill('x')), 0);
});
