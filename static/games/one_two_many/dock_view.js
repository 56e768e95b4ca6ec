/** The dock: a line to write on, and below it what else there is to do. */
import { html, useRef, useState } from '../../kit/html.js';
import { Press } from '../../kit/pieces.js';
import { GuessField, Standing, useTyped } from './guess_field.js';

export function Dock(p) {
  return !p.game || p.game.won || p.you === null ? null : html`<${Writing} p=${p} />`;
}

function Writing({ p }) {
  const field = useRef(null);
  const [typed, setTyped] = useTyped(p);
  const [idea, setIdea] = useState('');
  const suggest = word => {
    if (!field.current.value || field.current.value === idea) setTyped((field.current.value = word));
    setIdea(word);
  };
  return html`<div class="otm-dock">
    <${GuessField} p=${p} field=${field} typed=${typed} setTyped=${setTyped} />
    <div class="otm-line-under">
      <${Standing} p=${p} typed=${typed} idea=${p.game.round ? '' : idea} />
      ${p.game.round ? html`<${Same} p=${p} />` : html`<${Idea} p=${p} last=${idea} suggest=${suggest} />`}
    </div>
  </div>`;
}

/** The vote that two different spellings are one answer. */
function Same({ p }) {
  const { voted, votes, majority } = p.game;
  return html`<${Press} class=${voted ? 'button otm-same otm-pressed' : 'button otm-same'} aria-pressed=${voted}
    press=${() => p.act({ type: 'equivalent', same: !voted }, { beside: true })}>
    <span class="otm-wide">Yeah, those two are really the same</span><span class="otm-narrow">Really the same</span>
    <span class="otm-tally"><span class="unseen">: </span>${votes.length}<span class="otm-of"> of </span>${majority}<span class="unseen"> votes needed</span></span>
  <//>`;
}

/** For who cannot think of anything: one of the table's openers, another at every press. */
function Idea({ p, last, suggest }) {
  const openers = p.game.openers ?? [];
  if (!openers.length || p.game.guess !== null) return null;
  const next = () => openers[(openers.indexOf(last) + 1 || 1 + Math.floor(Math.random() * openers.length)) % openers.length];
  return html`<button type="button" class="button quiet otm-idea" onClick=${() => suggest(next())}>${last ? 'Another idea' : 'Stuck? An idea'}</button>`;
}
