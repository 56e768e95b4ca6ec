/** The face of Alphabet Roulette: a die on felt, a yellow pad, and a red pencil. */
import { html } from '../../kit/html.js';
import { RoundAnswers } from './answers_view.js';
import { clock, coins } from './counting.js';
import { Desk } from './desk.js';
import { Dock } from './dock_view.js';
import { Ledger } from './scored_view.js';
import { banner, lines, now } from './told.js';

export default {
  slug: 'alphabet-roulette',
  dock: 'short',
  firstRun: true,
  Desk,
  Dock,
  Result,
  Scores: p => html`<div class="ar-scores"><${Ledger} p=${p} /><${Rounds} p=${p} /></div>`,
  say: now,
  lines,
  banner,
  clock,
  coins,
  yourMove,
  between: p => p.table.phase !== 'playing' || p.game?.phase === 'scored',
  settings: [
    { key: 'timer', says: 'Write for {}.', words: minutes },
    { key: 'bonus', says: 'An answer scores {}.', words: on => (on ? 'a point for each word with the letter' : 'one point, however long') },
  ],
  options: [
    { key: 'letters', label: 'Letter check', note: 'Marks an answer that starts with the wrong letter as you write it.', first: true },
  ],
  sounds: {
    land: [[150, 0, 0.09, 0.9], [98, 0.05, 0.18, 0.9], [190, 0.16, 0.06, 0.4]],
    low: [[880, 0, 0.12, 0.4], [880, 0.22, 0.12, 0.4]],
    up: [[784, 0, 0.22, 0.5], [587, 0.2, 0.26, 0.5], [392, 0.42, 0.6, 0.5]],
  },
  keys: {
    n: { words: 'Next', press: () => document.querySelector('.ar-next')?.click() },
  },
};

function minutes(seconds) {
  return seconds === 60 ? 'one minute' : `${{ 1.5: 'one and a half', 2: 'two', 3: 'three', 4: 'four' }[seconds / 60]} minutes`;
}

function yourMove({ game, you }) {
  if (you === null || !game) return null;
  if (game.phase === 'roll' && game.roller === you) return { kind: 'roll', title: 'Roll the die', text: 'It picks the letter for everyone.', ring: '.ar-roll' };
  if (game.phase !== 'review') return null;
  if (game.review.ready[you] && !game.owes.length) return null;
  if (game.owes.length) return { kind: 'vote', title: 'Vote', text: 'Someone argues about an answer. What do you say?', ring: '.ar-vote[data-owed="true"]' };
  return { kind: 'read', title: 'Check the answers', text: 'Challenge any that don’t fit, then go on.', ring: '.ar-next' };
}

/** Every round's answers, under the standings. */
function Result(p) {
  return p.game ? html`<div class="ar-scores"><${Rounds} p=${p} /></div>` : null;
}

function Rounds({ p }) {
  return p.game.played.map(round => html`<${RoundAnswers} key=${round.round} p=${p} round=${round} />`);
}
