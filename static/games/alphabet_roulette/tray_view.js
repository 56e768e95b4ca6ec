/** The tray at the top: the die, its letter, how the table stands, and the clock. */
import { Clock } from '../../kit/clock_face.js';
import { html } from '../../kit/html.js';
import { clock } from './counting.js';
import { Die, Throw } from './die_view.js';
import { Toast } from './toast_view.js';
import { standing, time } from './told.js';
import { landed } from './tumble.js';

/** @param {{p: object}} props */
export function Tray({ p }) {
  const { game } = p;
  const shown = landed(game.roll, p.calm && game.roll ? game.roll.lands : time(p));
  const runs = clock(p);
  return html`<header class="ar-tray" data-phase=${game.phase} data-clock=${Boolean(runs)}>
    <div class="ar-die-place"><${Die} p=${p} /><${Throw} p=${p} /></div>
    <p class="ar-letter" data-shown=${shown}>${shown ? html`<span class="unseen">The letter is </span><span key=${game.letter}>${game.letter}</span>` : ''}</p>
    <p class="ar-round">Round ${game.round + 1} <span>of ${game.rounds}</span></p>
    <p class="ar-standing">${standing(p)}</p>
    <div class="ar-clock">${runs ? html`<${Clock} clock=${runs} now=${p.now} size="big" />` : null}</div>
    <${Toast} p=${p} />
  </header>`;
}
