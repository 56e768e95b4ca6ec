import assert from 'node:assert/strict';
import test from 'node:test';
import { slipsIn } from '../../static/games/fictionary/spelling.js';

test('a list that takes longer than a second and a half checks nothing', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  globalThis.fetch = () => new Promise(() => {});
  let slips = null;
  slipsIn('A woood', 'skep').then(found => { slips = found; });
  t.mock.timers.tick(1499);
  await settled();
  assert.equal(slips, null);
  t.mock.timers.tick(1);
  await settled();
  assert.deepEqual(slips, []);
});

function settled() {
  return new Promise(resolve => { setImmediate(resolve); });
}
