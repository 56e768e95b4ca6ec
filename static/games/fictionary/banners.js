/** The big moments of a round, as banners. No DOM. */

import { list } from '../../kit/words.js';

/**
 * @param {object} before
 * @param {object} after two `p`s, with a game in both
 * @returns {{title: string, text?: string, tone?: string, while: (p: object) => boolean}|null}
 */
export function banner(before, after) {
  return payoff(before, after) ?? turned(before, after);
}

/** My own reward in the reveal, as its beat lands. */
function payoff(before, { beat, you, name }) {
  if (!beat || you === null || beat.index === before.beat?.index) return null;
  const stays = p => p.beat?.index === beat.index && p.beat.starts === beat.starts;
  if (beat.cue === 'author' && beat.by.includes(you)) {
    return { title: `You fooled ${list(beat.fooled.map(name))}`, text: `+${beat.fooled.length}`, tone: 'good', while: stays };
  }
  if (beat.cue === 'real' && beat.found.includes(you)) return { title: 'You found the real one', text: '+2', tone: 'good', while: stays };
  return null;
}

/** The desk moving on. In the first round the Your move cards say it, and only the clock is worth a banner. */
function turned(before, after) {
  const [was, is] = [before.game, after.game];
  if (was.phase === is.phase || was.round !== is.round) return null;
  const stays = p => p.game?.phase === is.phase && p.game.round === is.round;
  const first = is.round === 0;
  if (is.phase === 'write') return first ? null : { title: is.word.word, text: is.word.pos, while: stays };
  if (ranOut(before, after)) return { title: 'Time!', text: is.phase === 'vote' ? next(after) : '', while: stays };
  if (is.phase === 'vote' && !first) return { title: 'Everyone’s in!', text: next(after), while: stays };
  return null;
}

/** What the vote asks of me; one who only watches (and the big screen) has nothing to press. */
function next({ game, you, name }) {
  if (you === null) return game.shown ? 'Which is the real one?' : `${name(game.judge)} reads the cards out.`;
  if (you !== game.judge) return 'Vote for the real one.';
  return game.shown ? 'They are looking for the real one.' : 'Read the cards out.';
}

function ranOut(before, after) {
  const { pick } = before.game;
  return Boolean(pick?.ends) && after.now() >= pick.ends - 0.3 && pick.owed.length > 0;
}
