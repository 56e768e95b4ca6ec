/** The face of One Two Many: night, two lights, a word in each. */
import { html } from '../../kit/html.js';
import { steps } from './braid.js';
import { Desk } from './desk.js';
import { Dock } from './dock_view.js';
import { reveal } from './ending.js';
import { Braid } from './path_view.js';
import { Share } from './share_view.js';
import { news, now } from './told.js';

export default {
  slug: 'one-two-many',
  dock: 'tall',
  firstRun: true,
  Desk,
  Dock,
  Result,
  reveal,
  say: p => now(p.game, p.you, p.name),
  lines: (before, after) => news(before.game, after.game, after.name, after.you),
  coins: p => p.table.seats.map((_, seat) => coin(p.game, seat)),
  yourMove,
  sounds: {
    turn: [[392, 0, 0.18, 0.3], [523, 0.12, 0.3, 0.3]],
    melt: [[262, 0, 0.9, 0.3], [330, 0.12, 0.9, 0.3], [392, 0.24, 0.9, 0.3], [523, 0.4, 1.4, 0.4]],
  },
  keys: {
    g: { words: 'Write a guess', press: () => document.getElementById('otm-guess')?.focus() },
    v: { words: 'Those two are really the same', press: () => document.querySelector('.otm-same')?.click() },
  },
};

function coin(game, seat) {
  const same = !game.won && game.votes.includes(seat);
  const won = game.won?.seats.includes(seat);
  return { score: '', star: won ? 'won' : '', in: game.guessed.includes(seat), note: same ? 'says the same' : '' };
}

function yourMove(p) {
  if (p.you === null || p.game.phase === 'over') return null;
  if (!p.game.round) {
    return { kind: 'open', title: 'Say anything', text: 'Any word or phrase will do. The first two open the game.', ring: '.otm-field' };
  }
  return { kind: 'guess', title: 'Meet in the middle', text: 'What do both words make you think of? Say what someone else would say too.', ring: '.otm-field' };
}

/** The souvenir, under the standings. */
function Result(p) {
  if (!p.game?.won) return null;
  return html`<div class="otm-keepsake">
    <${Braid} p=${p} drawn=${steps(p.game.path, p.game.won)} won=${p.game.won} />
    <${Share} p=${p} />
  </div>`;
}
