/**
 * The game in words: what to do now, what just happened, and the path as plain text. No DOM.
 */
import { steps } from './braid.js';

/**
 * @param {object} game the game's view
 * @param {number|null} you
 * @param {(seat: number) => string} name
 * @returns {string} one sentence: what to do now
 */
export function now(game, you, name) {
  if (game.phase === 'over') return ending(game.won, you, name);
  if (you === null) return watching(game, name);
  const mine = game.guessed.includes(you);
  if (mine) return game.round ? 'Yours is in. One more closes the round.' : 'Yours is in. One more and both turn over.';
  const other = game.guessed.length ? ` ${name(game.guessed[0])} has one in.` : '';
  return `${game.round ? 'Which word do both of them suggest?' : 'Say anything at all: the first two words open the game.'}${other}`;
}

function watching(game, name) {
  const [first] = game.guessed;
  if (first !== undefined) return `${name(first)} has ${game.round ? 'a guess' : 'a word'} in. One more to come.`;
  return game.round ? 'Everyone looks for the word that both suggest.' : 'The first two words open the game.';
}

function ending(won, you, name) {
  if (!won) return 'The game is over.';
  if (won.seats.includes(you)) {
    const other = won.seats.find(seat => seat !== you) ?? you;
    return `You and ${name(other)} met in the middle!`;
  }
  return `${name(won.seats[0])} and ${name(won.seats[1])} met in the middle.`;
}

/**
 * What a screen reader hears after a change, in order.
 * @param {object} before
 * @param {object} after two views of the game
 * @param {(seat: number) => string} name
 * @param {number|null} you
 * @returns {string[]}
 */
export function news(before, after, name, you = null) {
  if (after.phase === 'over') return before.phase === 'over' ? [] : [how(after.won, name)];
  if (after.round !== before.round) return [turned(after, name)];
  return [...guesses(before, after, name, you), ...votes(before, after, name)];
}

function turned({ round, pair }, name) {
  if (!pair) return 'The game begins.';
  const [a, b] = pair.map(({ seat, text }) => `${text}, from ${name(seat)}`);
  return `Round ${round}. On the table: ${a}; and ${b}.`;
}

function guesses(before, after, name, you) {
  if (after.guess !== before.guess) return [after.guess === null ? 'You took yours back.' : `Yours is in: ${after.guess}.`];
  const came = after.guessed.filter(seat => !before.guessed.includes(seat) && seat !== you);
  const lines = came.map(seat => `${name(seat)} has a ${after.round ? 'guess' : 'word'} in.`);
  const emptied = before.guessed.length > 0 && after.guessed.length === 0;
  return emptied ? [...lines, 'Nobody has anything in now.'] : lines;
}

function votes(before, after, name) {
  const count = `${after.votes.length} of ${after.majority}`;
  const came = after.votes.filter(seat => !before.votes.includes(seat));
  const went = before.votes.filter(seat => !after.votes.includes(seat));
  return [
    ...came.map(seat => `${name(seat)} says those two are the same: ${count}.`),
    ...went.map(seat => `${name(seat)} takes it back: ${count}.`),
  ];
}

/** @returns {string} how the game was won, in one sentence */
export function how(won, name) {
  if (!won) return 'The game is over.';
  const [a, b] = won.seats.map(name);
  if (won.how === 'vote') return `The table agrees: ${won.texts[0]} and ${won.texts[1]} are the same. ${a} and ${b} win.`;
  return `${a} and ${b} both said ${won.texts[0]}.`;
}

/**
 * The souvenir as text, to paste anywhere: a line for every pair and one for the end.
 * @param {object} game
 * @param {(seat: number) => string} name
 * @returns {string}
 */
export function pathText({ path, won }, name) {
  const lines = steps(path, won).map(({ round, pair }) => `${round}. ${pair.map(({ text }) => text).join(' + ')}`);
  return ['One Two Many', ...lines, last(won, name)].filter(Boolean).join('\n');
}

function last(won, name) {
  if (!won) return '';
  const said = won.how === 'vote' ? won.texts.join(' = ') : won.texts[0];
  return `${won.round}. ${said} (${won.seats.map(name).join(' and ')})`;
}
