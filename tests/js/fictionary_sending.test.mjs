import assert from 'node:assert/strict';
import test, { beforeEach } from 'node:test';
import { asked } from '../../static/games/fictionary/hand.js';
import { AUTOSEND_SECONDS, send, sendLate } from '../../static/games/fictionary/sending.js';

const LIST = 'spell 1\n0a\n0boat\n0cup\n0of\n0small\n0wood\n=\n=\n=\n0boat\n';
let sent = [];
let drafts = 0;

beforeEach(() => {
  sent = [];
  globalThis.fetch = async () => ({ ok: true, text: async () => LIST });
});

/** What a writer's screen is given, with this in the box; every guard is on unless said. */
function writer(text, { mine = null, ...options } = {}) {
  const draft = { key: `draft ${drafts += 1}`, text };
  return {
    game: { mine, round: 2, word: { word: 'skep' } },
    draft: () => draft,
    option: key => options[key] ?? true,
    act: async action => { sent.push(action); return { ok: true }; },
  };
}

test('what no guard minds is sent at the first press, for its round', async () => {
  await send(writer('A small cup of wood'));
  assert.deepEqual(sent, [{ type: 'write', text: 'A small cup of wood', round: 2 }]);
});

test('a slip is asked about first, and the second press sends it as it is', async () => {
  const p = writer('A small cup of woood');
  await send(p);
  assert.deepEqual(sent, []);
  assert.deepEqual(asked(p.draft('write')).slips.map(slip => slip.word), ['woood']);
  await send(p);
  assert.deepEqual(sent.map(one => one.text), ['A small cup of woood']);
});

test('strong language is asked about first, and never refused', async () => {
  const p = writer('A shitty small cup', { spell: false });
  await send(p);
  assert.deepEqual(sent, []);
  assert.equal(asked(p.draft('write')).strong, true);
  await send(p);
  assert.equal(sent.length, 1);
});

test('a guard that is switched off asks nothing', async () => {
  await send(writer('A shitty woood', { spell: false, gentle: false }));
  assert.equal(sent.length, 1);
});

test('another text is asked about anew', async () => {
  const p = writer('A woood');
  await send(p);
  p.draft('write').text = 'A woood boatt';
  await send(p);
  assert.deepEqual(sent, []);
  assert.deepEqual(asked(p.draft('write')).slips.map(slip => slip.word), ['woood', 'boatt']);
});

test('what stands on the card already is not sent again', async () => {
  assert.deepEqual(await send(writer('a small cup. ', { mine: 'A small cup' })), { ok: true });
  assert.deepEqual(sent, []);
});

test('two and a half seconds before writing closes a draft goes by itself, slips and all', () => {
  assert.equal(AUTOSEND_SECONDS, 2.5);
  sendLate(writer('A small cup of woood'));
  sendLate(writer('A smaller cup', { mine: 'A small cup' }));
  assert.deepEqual(sent.map(one => one.text), ['A small cup of woood', 'A smaller cup']);
});

test('nothing goes by itself that is empty or sent already', () => {
  sendLate(writer(' . '));
  sendLate(writer('a small cup.', { mine: 'A small cup' }));
  assert.deepEqual(sent, []);
});
