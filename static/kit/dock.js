/** The dock: what to do now, the clock, the controls, whom the table waits for. Its rows never change size. */

import { Clock } from './clock_face.js';
import { EmoteTray } from './emotes.js';
import { html } from './html.js';
import { LobbyControls, lobbySays } from './lobby.js';
import { KeptWay, OverControls, overSays } from './over.js';
import { pausedSays, PausedControls } from './paused.js';
import { isRevealing } from './moments.js';
import { Icon, Press } from './pieces.js';
import { state } from './state.js';
import * as verbs from './verbs.js';
import { Waiting } from './waiting.js';

/** @param {{p: import('./given.js').Given}} props */
export function Dock({ p }) {
  const now = dockNow(p);
  const { refusal } = state;
  const said = refusal && p.now() < refusal.until ? refusal.text : null;
  return html`<footer class="dock" data-size=${p.game ? state.face.dock ?? 'short' : 'short'}>
    <div class="dock-say">
      <p class=${said ? 'say say-no' : 'say'}>${said ?? now.says}</p>
      ${now.clock ? html`<${Clock} clock=${now.clock} now=${p.now} />` : null}
    </div>
    <div class="dock-controls">${now.controls}</div>
    <div class="dock-wait">
      ${p.table.phase === 'over' && p.table.kept && !isRevealing(p) ? html`<${KeptWay} p=${p} />` : html`<${Waiting} p=${p} />`}
      <${EmoteTray} p=${p} />
    </div>
  </footer>`;
}

/** The sentence, the clock and the controls of this moment. */
function dockNow(p) {
  const { face } = state;
  const { phase } = p.table;
  if (phase === 'lobby') return { says: lobbySays(p), controls: html`<${LobbyControls} p=${p} />` };
  if (phase === 'paused') return { says: pausedSays(p), controls: html`<${PausedControls} p=${p} />` };
  if (phase === 'over' && !isRevealing(p)) return { says: overSays(p), controls: html`<${OverControls} p=${p} />` };
  return { says: face.say(p), clock: face.clock?.(p) ?? null, controls: controls(p) };
}

function controls(p) {
  if (p.you === null) return html`<${Standing} p=${p} />`;
  const { Dock: Game } = state.face;
  return Game ? html`<${Game} ...${p} />` : null;
}

/** For someone without a seat: what they are here, and the way to one. */
function Standing({ p }) {
  const waits = p.table.waiting.some(one => one.person === p.table.me);
  return html`<div class="standing-by">
    <${Icon} name=${waits ? 'clock' : 'eye'} size=${20} />
    <p>${waits ? 'You have a seat from the next game on.' : 'You are watching.'}</p>
    ${p.may('sit') ? html`<${Press} class="button main" press=${() => verbs.sit()}>Sit down<//>` : null}
    ${waits && p.may('stand') ? html`<${Press} class="button quiet" press=${verbs.stand}>Just watch<//>` : null}
  </div>`;
}
