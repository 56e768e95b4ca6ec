/** The dock: one main button for what is mine to do, and beside it what else there is. It stays where it is all game. */

import { html } from '../../kit/html.js';
import { Icon, Press } from '../../kit/pieces.js';
import * as verbs from '../../kit/verbs.js';
import { asked, picked, read, reading } from './hand.js';
import { stepsIn, turn } from './read_aloud.js';
import { send } from './sending.js';
import { isPlaying } from './unfolding.js';
import { standing } from './wording.js';

export function Dock(p) {
  if (!p.game) return null;
  const { beside, main } = jobOf(p);
  return html`<div class="fic-dock">
    <div class="fic-beside">${beside}</div>
    ${main ? html`<${Press} key="main" class=${main.quiet ? `button ${main.looks ?? ''}` : `button main ${main.looks ?? ''}`}
      missing=${main.missing ?? ''} press=${main.press}>${main.done ? html`<${Icon} name="check" size=${20} /> ` : null}${main.label}<//>` : null}
  </div>`;
}

/** What there is to press now. */
function jobOf(p) {
  const { game, you } = p;
  if (isPlaying(p.beat)) return { beside: null, main: { label: html`<${Icon} name="skip" size=${20} /> Skip to the end`, quiet: true, press: p.skip } };
  const judge = you === game.judge;
  const jobs = { choose: judge ? choosing : idle, write: judge ? idle : writing, vote: judge ? readingOut : voting, scored: readying, over: idle };
  return jobs[game.phase](p);
}

function idle({ game }) {
  return { beside: html`<p class="fic-status">Round ${game.round + 1} of a game to ${game.target}</p>`, main: null };
}

function choosing(p) {
  const { offer, round } = p.game;
  const word = offer?.[picked(p)];
  return {
    beside: html`<p class="fic-status">${word ? '' : 'Pick one of the five'}</p>`,
    main: {
      label: word ? `Choose ${word.word}` : 'Choose',
      missing: word ? '' : 'Pick one of your five cards first.',
      press: () => p.act({ type: 'choose', word: word.id, round }, { beside: true }),
    },
  };
}

const STANDINGS = { empty: '', draft: 'Not sent yet', sent: '✓ Sent', changed: 'Changed: send it again' };

function writing(p) {
  const draft = p.draft('write');
  const how = standing(draft.text, p.game.mine);
  const empty = standing(draft.text, null) === 'empty';
  return {
    beside: html`<p class=${`fic-status fic-is-${how}`} id="fic-standing">${STANDINGS[how]}</p>`,
    main: {
      looks: 'fic-send',
      label: asked(draft) ? 'Send anyway' : 'Send',
      missing: empty ? 'Write a definition first.' : how === 'sent' ? 'It is sent. Change it to send it again.' : '',
      press: () => send(p),
    },
  };
}

function voting(p) {
  const { my_vote: vote, round } = p.game;
  const card = picked(p) ?? vote;
  const press = () => p.act({ type: 'vote', option: card, round }, { beside: true });
  if (card === null) return { beside: html`<p class="fic-status">${p.game.options.length} cards: pick one</p>`, main: { label: 'Vote', missing: 'Pick the card you believe first.', press } };
  if (card === vote) {
    return {
      beside: html`<p class="fic-status fic-is-sent">✓ Voted for ${vote + 1}</p>`,
      main: { label: `Vote for ${card + 1}`, missing: 'Your vote is in. Pick another card to change it.', press },
    };
  }
  return { beside: html`<p class="fic-status">${vote === null ? 'Not voted yet' : `Voted for ${vote + 1}`}</p>`, main: { label: `Vote for ${card + 1}`, press } };
}

function readingOut(p) {
  const { in: sent, owed } = p.game.pick;
  const step = reading(p);
  if (step !== null) {
    return {
      beside: step ? html`<button type="button" class="button" onClick=${() => turn(p, -1)}><${Icon} name="back" size=${20} /> Back</button>` : null,
      main: { label: step + 1 < stepsIn(p.game) ? 'Next' : 'Done', press: () => turn(p, 1) },
    };
  }
  return {
    beside: html`<p class="fic-status">${sent.length} of ${sent.length + owed.length} votes in</p>`,
    main: { label: 'Read aloud', press: () => read(p, 0) },
  };
}

function readying(p) {
  const { ready, round } = p.game;
  const others = p.host && p.may('move_on') && ready.some((is, seat) => !is && seat !== p.you);
  return {
    beside: others
      ? html`<${Press} class="button" press=${() => verbs.host('move_on')}><span class="fic-wide">Start the next round</span><span class="fic-narrow">Start next round</span><//>`
      : html`<p class="fic-status">${ready.filter(Boolean).length} of ${ready.length} ready</p>`,
    main: {
      label: 'Ready', done: ready[p.you], looks: 'fic-ready',
      missing: ready[p.you] ? 'You are ready. The table waits for the others.' : '',
      press: () => p.act({ type: 'ready', round }, { beside: true }),
    },
  };
}

/** R: the Judge starts or stops reading. @param {object} p */
export function toggleReading(p) {
  if (p.game?.phase !== 'vote' || p.you !== p.game.judge) return;
  read(p, reading(p) === null ? 0 : null);
}
