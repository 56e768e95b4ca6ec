/** The game in words: what to do now, what just happened, and the reveal with names. No DOM. */

import { list, plural } from '../../kit/words.js';
import { isPlaying } from './unfolding.js';

/**
 * @param {object} p what a face is given
 * @returns {string} one sentence: what to do now
 */
export function now(p) {
  const { game, you } = p;
  if (isPlaying(p.beat)) return beatSaid(p, p.beat);
  if (game.phase === 'scored') return scored(p);
  if (game.phase === 'over') return 'The game is over.';
  return (you === game.judge ? judging : playing)[game.phase](p);
}

const judging = {
  choose: () => 'You are the Judge. Choose a word that nobody will know.',
  write: ({ game }) => `Everyone else is making up what ${game.word.word} means.`,
  vote: ({ game }) => (game.shown ? 'They are looking for the real one. Read the cards out if you like.' : 'Read the cards out: only you can see them.'),
};

const playing = {
  choose: ({ game, name }) => `${name(game.judge)} is the Judge and is choosing a word.`,
  write: ({ game, you }) => {
    if (you === null) return `Everyone but the Judge is making up what ${game.word.word} means.`;
    return game.mine === null ? `Make up a meaning for ${game.word.word} that sounds real.` : 'Yours is in. You can still change it.';
  },
  vote: ({ game, you, name }) => {
    if (you !== null && game.my_vote !== null) return 'Your vote is in. You can still change it.';
    if (!game.shown) return `${name(game.judge)} reads the cards out. Which is the real one?`;
    return you === null ? `Which of these is what ${game.word.word} really means?` : `Which card says what ${game.word.word} really means?`;
  },
};

function scored({ game, you, name }) {
  if (game.tied.length > 1) return `${cap(list(game.tied.map(seat => (seat === you ? 'you' : name(seat)))))} share the lead: one round more.`;
  if (you === null) return 'The next round starts when everyone is ready.';
  return game.ready[you] ? 'You are ready. The next round starts when all are.' : 'Ready for the next round?';
}

/**
 * A beat's line, with names.
 * @param {object} p
 * @param {object} beat
 * @returns {string}
 */
export function beatSaid(p, beat) {
  return (BEATS[beat.cue] ?? (() => beat.say ?? ''))(beat, who(p), p);
}

const BEATS = {
  votes: () => 'The votes are in.',
  author: ({ k, by, fooled }, name) => `${cap(list(by.map(name)))} made up card ${k + 1} and fooled ${list(fooled.map(name))}.`,
  authors: ({ ks }, name, { game }) => `${cap(list(ks.map(k => `card ${k + 1} (${list(game.last.cards[k].by.map(name))})`)))} fooled nobody.`,
  real: ({ k, found }, name) => `Card ${k + 1} is the real one. ${found.length ? `${cap(list(found.map(name)))} found it.` : 'Nobody found it.'}`,
  judge: ({ judge, points }, name, { you }) => {
    const gets = judge === you ? 'You get' : `${name(judge)} gets`;
    return points ? `${gets} ${plural(points, 'point')} as Judge: one for each who was fooled.` : `${gets} nothing as Judge: nobody was fooled.`;
  },
  totals: ({ points }, name) => {
    const won = points.map((n, seat) => [n, seat]).filter(([n]) => n).map(([n, seat]) => `${name(seat)} +${n}`);
    return won.length ? `This round: ${list(won)}.` : 'Nobody scored in this round.';
  },
};

/**
 * What a screen reader hears after a change, in order. The reveal speaks for itself, beat by beat.
 * @param {object} before
 * @param {object} after two `p`s, with a game in both
 * @returns {string[]}
 */
export function news(before, after) {
  const [was, is] = [before.game, after.game];
  if (was.phase !== is.phase || was.round !== is.round) return [opened(after)].filter(Boolean);
  if (was.shown !== is.shown && is.shown) return ['The cards show on every screen now.'];
  return [...picks(was, is, after), ...readies(was, is, after)];
}

function opened(p) {
  const { game, you, name } = p;
  const opens = {
    choose: () => (you === game.judge ? 'You are the Judge.' : `${name(game.judge)} is the Judge and chooses a word.`),
    write: () => `The word is ${game.word.word}, ${game.word.pos}.${you === game.judge ? ` It really means: ${game.real}.` : ''}`,
    vote: () => `${plural(game.options.length, 'card')}, and one is real.`,
  };
  return opens[game.phase]?.() ?? '';
}

function picks(was, is, { you, name }) {
  if (!is.pick || !was.pick || is.pick.kind !== was.pick.kind || is.pick.kind === 'choose') return [];
  const what = { write: 'definition', vote: 'vote' }[is.pick.kind];
  const changed = is.mine !== was.mine || is.my_vote !== was.my_vote;
  const own = changed ? [is.pick.kind === 'write' ? 'Your definition is in.' : `You voted for card ${is.my_vote + 1}.`] : [];
  const came = is.pick.in.filter(seat => !was.pick.in.includes(seat) && seat !== you);
  return came.length ? [...own, `${list(came.map(name))} sent a ${what}: ${is.pick.in.length} of ${is.pick.in.length + is.pick.owed.length} in.`] : own;
}

function readies(was, is, { you, name }) {
  const came = is.ready.flatMap((ready, seat) => (ready && !was.ready[seat] ? [seat] : []));
  if (is.phase !== 'scored' || !came.length) return [];
  const said = came.map(seat => (seat === you ? 'you' : name(seat)));
  return [`${cap(list(said))} ${came.length > 1 || came[0] === you ? 'are' : 'is'} ready.`];
}

/** Names as this seat hears them: its own is “you”. */
function who({ you, name }) {
  return seat => (seat === you ? 'you' : name(seat));
}

/** @param {string} text */
export function cap(text) {
  return text ? text[0].toUpperCase() + text.slice(1) : text;
}
