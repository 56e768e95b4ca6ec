/** The dock: the one thing to press now, and what the host may do beside it. */
import { html } from '../../kit/html.js';
import { Icon, Press } from '../../kit/pieces.js';
import { host } from '../../kit/verbs.js';
import { list } from '../../kit/words.js';
import { save, write } from './pen.js';

export function Dock(p) {
  const Controls = CONTROLS[p.game?.phase];
  return Controls ? html`<div class="row ar-dock"><${Controls} p=${p} /></div>` : null;
}

const CONTROLS = { roll: Rolling, write: Writing, review: Reading, scored: Between };

function Rolling({ p }) {
  const { game, you } = p;
  const roll = () => p.act({ type: 'roll', round: game.round }, { beside: true });
  if (game.roller === you) return html`<${Press} class="button main ar-roll" press=${roll}>Roll the die<//>`;
  if (p.host) return html`<${Press} class="button" press=${roll}>Roll for ${p.name(game.roller)}<//>`;
  return html`<p class="ar-aside">${p.name(game.roller)} rolls. Sharpen your pencil.</p>`;
}

function Writing({ p }) {
  const { game, you } = p;
  const done = game.done[you];
  const press = async () => {
    await save();
    const reply = await p.act({ type: done ? 'keep' : 'done', round: game.round }, { beside: true });
    if (done && reply.ok) write();
    return reply;
  };
  return html`
    <${Press} class=${done || !game.live ? 'button ar-done' : 'button main ar-done'} missing=${game.live ? '' : 'The pads open in a moment.'} press=${press}>
      ${done ? html`<${Icon} name="pencil" size=${20} /> Keep writing` : html`<${Icon} name="check" size=${20} /> Done`}<//>
    ${p.may('pause') ? html`<${Press} class="button ar-pause" press=${() => host('pause')}><${Icon} name="pause" size=${20} /> Pause<//>` : null}`;
}

function Reading({ p }) {
  const { game, you } = p;
  const { cat, ready } = game.review;
  const words = cat === 11 ? 'Score the round' : 'Next category';
  if (game.owes.length) return html`<button type="button" class="button main ar-next" onClick=${toVote}><${Icon} name="flag" size=${20} /> Vote first</button>`;
  if (ready[you]) return html`<${Press} class="button ar-next" missing=${waitFor(p, ready)}><${Icon} name="check" size=${20} /> Read<//>`;
  return html`<${Press} class="button main ar-next" press=${() => p.act({ type: 'next', cat, round: game.round }, { beside: true })}>
    <${Icon} name="arrow" size=${20} /> ${words}<//>`;
}

function waitFor(p, ready) {
  const others = ready.flatMap((one, seat) => (one || p.game.gone.includes(seat) ? [] : [p.name(seat)]));
  return others.length ? `You are through. ${list(others)} ${others.length > 1 ? 'are' : 'is'} still reading.` : 'You are through. A vote is still open.';
}

/** To the vote I owe: its first button gets the focus. */
export function toVote() {
  const vote = document.querySelector('.ar-vote[data-owed="true"]');
  vote?.scrollIntoView({ block: 'center' });
  vote?.querySelector('button')?.focus({ preventScroll: true });
}

function Between({ p }) {
  const { game, you } = p;
  const ready = game.ready?.[you];
  const next = `round ${game.round + 2}`;
  return html`
    <${Press} class=${ready ? 'button ar-next' : 'button main ar-next'} missing=${ready ? 'You are ready. The others are not yet.' : ''} press=${() => p.act({ type: 'ready', round: game.round }, { beside: true })}>
      <${Icon} name="check" size=${20} /> ${ready ? 'Ready' : `Ready for ${next}`}<//>
    ${p.host ? html`<${Press} class="button ar-start" press=${() => p.act({ type: 'move_on', round: game.round }, { beside: true })}>Start ${next}<//>` : null}`;
}
