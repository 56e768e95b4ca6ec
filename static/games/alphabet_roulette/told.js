/**
 * The game in words: what to do now, how the table stands, and what just happened. No DOM.
 */
import { list, plural, sentences } from '../../kit/words.js';
import { landed } from './tumble.js';

/** @param {object} p @returns {string} one sentence: what to do now */
export function now(p) {
  return NOW[p.game.phase]?.(p) ?? '';
}

const NOW = {
  roll: p => (p.you === p.game.roller ? 'Roll the die: it picks the letter.' : `${p.name(p.game.roller)} has the die.`),
  write: p => (p.game.live ? writing(p) : beforePads(p)),
  review: p => reading(p),
  scored: p => {
    if (p.you === null || p.game.ready?.[p.you]) return `Round ${p.game.round + 2} begins when everyone is ready.`;
    return `That was round ${p.game.round + 1}. Ready for the next?`;
  },
  over: () => 'That was the last round.',
};

function beforePads(p) {
  return landed(p.game.roll, time(p)) ? `Pencils ready: everything starts with ${p.game.letter}.` : 'The die is rolling.';
}

function writing({ game, you }) {
  if (you === null) return `Everyone writes. Everything starts with ${game.letter}.`;
  if (game.done[you]) return 'You are done. Until the clock ends it, you may still write on.';
  return `On every line, something that starts with ${game.letter}.`;
}

function reading({ game, you }) {
  if (you === null) return 'The table goes through the answers.';
  if (game.owes.length) return 'A vote waits for you.';
  return game.review.ready[you] ? 'You have read them. You may still challenge.' : 'Read them, and challenge what doesn’t fit.';
}

/** The server's time; while the table is paused, the moment it was. @param {object} p @returns {number} */
export function time(p) {
  return p.table.paused?.since ?? p.now();
}

/**
 * Whom the table waits for, in three words.
 * @param {object} p
 * @returns {string} '3 still writing', 'Waiting on 2', 'Bo rolls', or ''
 */
export function standing({ game, table, name, you }) {
  if (game.phase === 'roll') return game.roller === you ? 'Your roll' : `${name(game.roller)} rolls`;
  if (game.phase === 'write') return game.live ? `${still(game)} still writing` : '';
  const owed = table.owed.length;
  return owed ? `Waiting on ${owed}` : '';
}

function still({ done, gone }) {
  return done.filter((one, seat) => !one && !gone.includes(seat)).length;
}

/** What is on the pad's cover as the seconds to the start go by. @param {object} game @param {number} time */
export function counted({ roll, starts }, time) {
  if (!landed(roll, time)) return '';
  const step = (starts - roll.lands) / 3;
  return ['Ready', 'Set', 'Go!'][Math.min(2, Math.floor((time - roll.lands) / step))];
}

/** '4. Things that are flat'. @param {object} game @param {number} cat */
export function category({ list: { categories } }, cat) {
  return `${cat + 1}. ${categories[cat]}`;
}

/**
 * Why an answer scores what it does; '' when there is nothing to explain.
 * @param {object} mark
 * @param {string} letter
 * @param {(seat: number) => string} name
 */
export function why(mark, letter, name) {
  if (mark.status === 'letter') return `Not ${an(letter)} ${letter}`;
  if (mark.status === 'out') return 'Voted out';
  if (mark.status === 'same') return `Same as ${list(mark.twins.map(name))}`;
  return mark.points > 1 ? `${mark.points} words with ${letter}` : '';
}

/** How people say the name of a letter: an F, a B. */
export function an(letter) {
  return 'AEFHILMNORSX'.includes(letter) ? 'an' : 'a';
}

/** The two sides of a vote: for the answer, and against it. */
export const SIDES = {
  answer: ['It fits', 'It doesn’t'],
  same: ['Different', 'The same'],
  bonus: ['Keep the bonus', 'One point'],
  appeal: ['It counts', 'It doesn’t'],
};

const OUTCOMES = {
  answer: ['it fits', 'it doesn’t count'],
  same: ['they are different', 'they are the same'],
  bonus: ['it keeps its bonus', 'it scores one point'],
  appeal: ['it counts', 'it doesn’t count'],
};

/** How the table ruled. @param {string} kind @param {boolean} stands for the answer */
export function outcome(kind, stands) {
  return OUTCOMES[kind][stands ? 0 : 1];
}

/**
 * What a challenge says.
 * @param {{kind: string, seat: number, other: number|null, by: number}} challenge
 * @param {object[]} marks of its category
 * @param {(seat: number) => string} name
 * @param {number|null} [you]
 */
export function claim({ kind, other, by }, marks, name, you = null) {
  const claims = {
    answer: 'it doesn’t fit',
    same: `it’s the same as ${other === you ? 'your' : `${name(other)}’s`} “${marks[other ?? 0].text}”`,
    bonus: 'the repeated letters are no real name or title',
    appeal: 'it should count all the same',
  };
  return `${by === you ? 'You say' : `${name(by)} says`} ${claims[kind]}.`;
}

/**
 * What the writer of an answer hears when the table has ruled on it, or null.
 * @param {{type: string, what: string, seat: number, other: number|null, stands: boolean}} event
 * @param {number|null} you
 * @returns {string|null}
 */
export function ruledOnMine({ type, what, seat, other, stands }, you) {
  const mine = you !== null && (seat === you || other === you);
  return type === 'ruling' && mine ? `The table ruled on your answer: ${outcome(what, stands)}.` : null;
}

/** The events of `after` that had not happened in `before`. @param {object} before @param {object} after */
export function fresh(before, after) {
  const seen = before.events.at(-1)?.n ?? 0;
  return after.events.filter(event => event.n > seen);
}

/**
 * The big moments.
 * @param {object} before
 * @param {object} after
 * @returns {{title: string, text?: string, tone?: string, while: (p: object) => boolean}|null}
 */
export function banner(before, after) {
  const { game } = after;
  const news = Object.fromEntries(fresh(before.game, game).map(event => [event.type, event]));
  const here = shown => ({ ...shown, while: p => isSame(p.game, game) });
  if (news.pencils) return here({ title: news.pencils.why === 'time' ? 'Time!' : 'Everyone’s in!', text: 'Pencils down.' });
  if (news.scored) return here({ title: `Round ${game.round + 1} scored` });
  if (news.round) return here({ title: `Round ${game.round + 1}`, text: `${after.name(game.roller)} rolls.` });
  return news.category && game.review ? here({ title: category(game, game.review.cat) }) : null;
}

function isSame(one, other) {
  return one?.phase === other.phase && one.round === other.round && one.review?.cat === other.review?.cat;
}

/**
 * What those who listen hear after a change, in order; banners speak for themselves.
 * @param {object} before
 * @param {object} after
 * @returns {string[]}
 */
export function lines(before, after) {
  const news = fresh(before.game, after.game);
  const told = news.map(event => SPOKEN[event.type]?.(event, after, news));
  return [...told, ...whoIsDone(before.game, after)].filter(Boolean);
}

const SPOKEN = {
  roll: ({ letter }) => `The letter is ${letter}. The pads open in a moment.`,
  go: (_, { game }) => `Go: ${game.secs} seconds.`,
  category: ({ cat }, p, news) => (p.game.review?.cat === cat ? answersTo(cat, p, news) : ''),
  challenge: ({ id }, p) => told(p, id, (c, marks) => `${quoted(c, marks, p)}: ${claim(c, marks, p.name, p.you)}`),
  ruling: ({ id, what, stands }, p) => told(p, id, (c, marks) => `${quoted(c, marks, p)}: the table says ${outcome(what, stands)}.`),
  scored: ({ points }, p) => `This round: ${list(points.map((one, seat) => `${p.name(seat)} ${one}`))}.`,
};

/** Its banner has said which category it is, but for the first, whose banner says that pencils are down. */
function answersTo(cat, { game, name }, news) {
  const said = game.review.marks[cat].flatMap((mark, seat) => (mark.status === 'blank' ? [] : [`${name(seat)} says ${spokenMark(mark, game.letter, name)}.`]));
  const isFirst = news.some(event => event.type === 'pencils');
  return [isFirst ? sentences(category(game, cat)) : '', ...said].filter(Boolean).join(' ');
}

function spokenMark(mark, letter, name) {
  return `${mark.text}, ${mark.status === 'ok' ? plural(mark.points, 'point') : within(why(mark, letter, name))}`;
}

/** Inside a sentence; names and letters stay large. */
function within(sentence) {
  return sentence[0].toLowerCase() + sentence.slice(1);
}

function told({ game }, id, say) {
  const challenge = game.review?.challenges.find(one => one.id === id);
  return challenge ? say(challenge, game.review.marks[challenge.cat]) : '';
}

function quoted({ seat }, marks, { name }) {
  return `${name(seat)}’s “${marks[seat].text}”`;
}

function whoIsDone(before, { game, name, you }) {
  if (before.phase !== 'write' || game.phase !== 'write') return [];
  const came = game.done.flatMap((done, seat) => (done && !before.done[seat] && seat !== you ? [name(seat)] : []));
  return came.length ? [`${list(came)} ${came.length > 1 ? 'are' : 'is'} done: ${still(game)} still writing.`] : [];
}
