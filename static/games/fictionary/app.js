/** The face of Fictionary: a librarian's desk at night, and cream cards on it. */
import { banner } from './banners.js';
import { Desk } from './desk.js';
import { Dock, toggleReading } from './dock_view.js';
import { pick, picked } from './hand.js';
import { Result, Scores } from './scores_view.js';
import { beatSaid, news, now } from './told.js';
import { isPlaying, looksBack, scoresNow, told } from './unfolding.js';

export default {
  slug: 'fictionary',
  dock: 'short',
  firstRun: true,
  Desk,
  Dock,
  Result,
  Scores,
  say: now,
  lines: news,
  sayBeat: beatSaid,
  banner,
  coins,
  yourMove,
  clock: ({ game, beat }) => (game?.pick?.ends && !isPlaying(beat) ? { starts: game.pick.opens, ends: game.pick.ends } : null),
  between: p => p.table.phase !== 'playing' || (p.game?.phase === 'scored' && !isPlaying(p.beat)),
  settings: [
    { key: 'target', says: 'Play to {}', words: value => `${value} points` },
    { key: 'show', says: 'The definitions {}', words: value => (value ? 'show on every screen' : 'are read out by the Judge'), note: 'Reading out is for a table in one room. When a bot is Judge, the cards show.' },
    { key: 'timer', says: 'Write {}', words: value => (value ? `for ${value} seconds` : 'without a clock') },
    { key: 'bot_pace', says: 'Bots play at a {} pace', words: value => value },
  ],
  options: [
    { key: 'spell', label: 'Check spelling before sending', note: 'A slip can give a fake away. The check stays on this device.', first: true },
    { key: 'gentle', label: 'Ask before sending strong language', first: true },
    { key: 'autosend', label: 'Send my draft when time runs out', note: 'At a table with a clock.', first: true },
  ],
  keys: {
    ...Object.fromEntries(Array.from({ length: 9 }, (_, k) => [String(k + 1), { words: `Pick card ${k + 1}`, press: p => pickOne(p, k) }])),
    w: { words: 'Write', press: () => document.getElementById('fic-box')?.focus() },
    r: { words: 'Read the cards out (the Judge)', press: toggleReading },
  },
  sounds: {
    arrow: [[740, 0, 0.09, 0.2], [880, 0.13, 0.09, 0.2], [988, 0.26, 0.12, 0.2]],
    turn: [[1400, 0, 0.03, 0.35], [520, 0.04, 0.07, 0.3]],
    stamp: [[92, 0, 0.22, 1], [58, 0.01, 0.3, 1], [1900, 0, 0.02, 0.3]],
  },
};

/** By key: the card is picked, and Enter is all that is left to press. */
function pickOne(p, k) {
  if (p.game && !looksBack(p) && pick(p, k)) document.querySelector('.fic-dock .main')?.focus();
}

function coins(p) {
  const { game, table } = p;
  const scores = game.last ? scoresNow(game.last, told(game.reveal.beats, p.beat?.index ?? -1)) : game.totals;
  const judge = looksBack(p) && game.phase === 'choose' && isPlaying(p.beat) ? game.last.judge : game.judge;
  const isIn = seat => (isPlaying(p.beat) ? false : game.phase === 'scored' ? game.ready[seat] : Boolean(game.pick?.in.includes(seat)));
  return table.seats.map((_, seat) => ({ score: scores[seat], star: seat === judge ? 'Judge' : '', in: isIn(seat), note: seat === judge ? 'Judge' : '' }));
}

/** The job that is mine; choosing and voting need no card once something is picked. */
function yourMove(p) {
  const { game, you } = p;
  if (you === null || !game || looksBack(p)) return null;
  const judge = you === game.judge;
  if (game.phase === 'choose' && judge && picked(p) === null) {
    return { kind: 'choose', title: 'Choose a word', text: 'Take one that nobody will know, and that could mean anything.', ring: '.fic-choice[aria-pressed="false"]' };
  }
  if (game.phase === 'write' && !judge) {
    return { kind: 'write', title: 'Write a fake definition', text: 'Say it as a dictionary would. You score for everyone who believes it.', ring: '.fic-word' };
  }
  if (game.phase === 'vote' && !judge && picked(p) === null) {
    return { kind: 'vote', title: 'Spot the real one', text: game.shown ? 'One card is true. Pick it, then press Vote: it is worth 2 points.' : 'Listen to the Judge. Pick the number of the true one, then press Vote: it is worth 2 points.', ring: '.fic-votable[aria-pressed="false"]' };
  }
  return null;
}
