import assert from 'node:assert/strict';
import test from 'node:test';
import { draftKey, oldDrafts, pack, unpack } from '../../static/kit/draft_key.js';
import { recentTables, satAt, without } from '../../static/kit/recent.js';
import { freshId, isBehind, isNewer, patience } from '../../static/kit/newer.js';

const table = { code: 'BRDFK', deal: 2, round: 4 };

test('what you typed belongs to one table, deal, round and field', () => {
  const here = draftKey(table, 'guess');
  const elsewhere = [
    draftKey({ ...table, code: 'OTHER' }, 'guess'), draftKey({ ...table, deal: 3 }, 'guess'),
    draftKey({ ...table, round: 5 }, 'guess'), draftKey(table, 'chat'),
  ];
  assert.ok(!elsewhere.includes(here));
});

test('a draft comes back as it was typed', () => {
  assert.equal(unpack(pack('a "small" boat\n', 5)), 'a "small" boat\n');
});

test('storage full of rubbish gives an empty draft, not a broken page', () => {
  assert.deepEqual([null, '', '{', '[]', '7', 'null'].map(unpack), ['', '', '', '', '', '']);
});

test('drafts are swept after a week, and nothing else is', () => {
  const week = 7 * 24 * 3600;
  const entries = [
    [draftKey(table, 'fresh'), pack('x', 1000)], [draftKey(table, 'old'), pack('x', 0)],
    ['parlor:theme', 'dark'], ['somebody:else', pack('x', 0)],
  ];
  assert.deepEqual(oldDrafts(entries, week + 500), [draftKey(table, 'old')]);
});

test('a view that is not newer is dropped', () => {
  assert.ok(isNewer(null, { seq: 1 }));
  assert.ok(isNewer({ seq: 4 }, { seq: 9 }));
  assert.ok(!isNewer({ seq: 4 }, { seq: 4 }));
  assert.ok(!isNewer({ seq: 4 }, { seq: 3 }));
});

test('after a reconnect the same number is looked at once more, an older one never', () => {
  assert.ok(isNewer({ seq: 4 }, { seq: 4 }, true));
  assert.ok(!isNewer({ seq: 4 }, { seq: 3 }, true));
});

test('a reply about a change not yet seen makes the browser ask again', () => {
  assert.ok(isBehind({ seq: 4 }, { ok: true, seq: 5 }));
  assert.ok(!isBehind({ seq: 5 }, { ok: true, seq: 5 }));
  assert.ok(!isBehind({ seq: 5 }, { ok: false }));
});

test('a lost move is sent again with growing patience', () => {
  assert.deepEqual([0, 1, 2, 3, 9].map(patience), [1000, 2000, 4000, 5000, 5000]);
});

test('the home page offers the last three tables, newest first, once each', () => {
  let tables = [];
  for (const [code, at] of [['AAAAA', 1], ['BBBBB', 2], ['CCCCC', 3], ['AAAAA', 4], ['DDDDD', 5]]) tables = satAt(tables, { code, name: 'One Two Many', at });
  assert.deepEqual(tables.map(table => table.code), ['DDDDD', 'AAAAA', 'CCCCC']);
  assert.deepEqual(recentTables(tables, 5 + 7 * 24 * 3600), []);
  assert.deepEqual(without(tables, 'AAAAA').map(table => table.code), ['DDDDD', 'CCCCC']);
});

test('a thousand moves have a thousand names', () => {
  assert.equal(new Set(Array.from({ length: 1000 }, freshId)).size, 1000);
});
