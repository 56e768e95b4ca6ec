import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STATIC = join(ROOT, 'static');
const GAMES = ['fictionary', 'alphabet_roulette', 'one_two_many'];
const read = path => readFileSync(join(ROOT, path), 'utf8');

test('a room asks for all its modules at once, and for no other', () => {
  const template = read('templates/table/room.html');
  const listed = template.match(/set modules = \[([^\]]*)\]/)[1].match(/'[^']+'/g).map(name => name.slice(1, -1));
  const reached = [...reach('static/kit/room.js')].map(path => relative('static', path)).filter(path => path !== 'kit/room.js');
  assert.deepEqual(listed, reached.sort());
});

test('a game that lists its modules lists them all, beyond those of the room', () => {
  const room = reach('static/kit/room.js');
  for (const folder of GAMES) {
    const list = `templates/games/${folder}/modules.html`;
    if (!existsSync(join(ROOT, list))) continue;
    const listed = read(list).match(/'[^']+\.js'/g).map(name => name.slice(1, -1));
    const face = `static/games/${folder}/app.js`;
    const own = [...reach(face)].filter(path => path !== face && !room.has(path)).map(path => relative('static', path));
    assert.deepEqual(listed, own.sort(), folder);
  }
});

test('one module alone imports the vendored libraries', () => {
  for (const folder of ['kit', ...GAMES.map(game => `games/${game}`)]) {
    for (const file of scripts(join(STATIC, folder))) {
      if (folder === 'kit' && file === 'html.js') continue;
      assert.doesNotMatch(readFileSync(join(STATIC, folder, file), 'utf8'), /from '[^']*vendor\//, `${folder}/${file}`);
    }
  }
});

test('the vendored files are the ones the list names', () => {
  const rows = [...read('static/vendor/VENDORED.md').matchAll(/^\| `([\w.]+)` .*`([0-9a-f]{64})` \|$/gm)];
  assert.ok(rows.length >= 9);
  for (const [, file, hash] of rows) {
    const folder = file.endsWith('.woff2') ? 'fonts' : 'vendor';
    assert.equal(createHash('sha256').update(readFileSync(join(STATIC, folder, file))).digest('hex'), hash, file);
  }
});

test('no colour is written outside the tokens', () => {
  const styles = ['css', ...GAMES.map(game => `games/${game}`)]
    .flatMap(folder => readdirSync(join(STATIC, folder)).filter(file => file.endsWith('.css') && file !== 'tokens.css').map(file => join('static', folder, file)));
  for (const path of styles) assert.doesNotMatch(read(path).replace(/\/\*[^]*?\*\//g, ''), /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i, path);
});

test('no duration of the house is written outside its tokens', () => {
  for (const file of readdirSync(join(STATIC, 'css')).filter(file => file !== 'tokens.css')) {
    assert.doesNotMatch(read(`static/css/${file}`).replace(/\/\*[^]*?\*\//g, ''), /[\s:(][\d.]+m?s\b/, file);
  }
});

function reach(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, next] of read(path).matchAll(/from '(\.[^']+)'/g)) reach(normalize(join(dirname(path), next)), seen);
  return seen;
}

function scripts(folder) {
  return readdirSync(folder).filter(file => file.endsWith('.js'));
}
