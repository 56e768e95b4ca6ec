import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = path => readFileSync(join(ROOT, path), 'utf8');
const quoted = text => [...text.matchAll(/'([^']+\.js)'/g)].map(([, name]) => name);

test('a table of Fictionary asks for all its modules at once, and not yet for the spelling check', () => {
  const house = reach('static/kit/room.js');
  const face = [...reach('static/games/fictionary/app.js')].filter(path => !house.has(path) && !path.endsWith('/app.js'));
  assert.deepEqual(quoted(read('templates/games/fictionary/modules.html')), face.map(path => path.replace('static/', '')).sort());
});

function reach(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, next] of read(path).matchAll(/from '(\.[^']+)'/g)) reach(normalize(join(dirname(path), next)), seen);
  return seen;
}
