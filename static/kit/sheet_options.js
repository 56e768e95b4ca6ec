/** Options: the way to everything, my name, and what this browser should do. */

import { html, useRef } from './html.js';
import { recall, remember } from './memory.js';
import { Icon, Press, Switch } from './pieces.js';
import { setSound, soundIsOn } from './sound.js';
import { redraw, state } from './state.js';
import { setTheme, theme } from './theme_choice.js';
import * as verbs from './verbs.js';
import { SheetWay } from './ways.js';

/** @param {{p: import('./given.js').Given}} props */
export function OptionsSheet({ p }) {
  return html`
    <nav class="tiles" aria-label="More">
      <${SheetWay} p=${p} sheet="how" icon="help" class="tile">How to play<//>
      ${p.game ? html`<${SheetWay} p=${p} sheet="scores" icon="scores" class="tile">Scores<//>` : null}
      <${SheetWay} p=${p} sheet="players" icon="people" class="tile">Players<//>
      <${SheetWay} p=${p} sheet="share" icon="qr" class="tile">Invite<//>
      ${p.you === null ? null : html`<${SheetWay} p=${p} sheet="move" icon="phone" class="tile">Other device<//>`}
      <${SheetWay} p=${p} sheet="leave" icon="leave" class="tile">Leave<//>
    </nav>
    <${MyName} p=${p} />
    <${MySeat} p=${p} />
    <${MyAccount} />
    <fieldset class="rows"><legend>On this device</legend>
      <${Theme} />
      <${Switch} label="Sound" on=${soundIsOn()} turn=${on => { setSound(on); redraw(); }} />
      <${Switch} label="Chime when it is my turn" note="While this page is in the background."
        on=${recall('chime', true)} turn=${on => keep('chime', on)} />
      ${(state.face.options ?? []).map(row => html`<${Row} key=${row.key} p=${p} row=${row} />`)}
    </fieldset>
  `;
}

function MyName({ p }) {
  const field = useRef(null);
  const mine = [...p.table.seats, ...p.table.waiting, ...p.table.watchers].find(one => one.person === p.table.me);
  if (!mine) return null;
  return html`<div class="my-name">
    <label for="my-name">My name at this table</label>
    <div class="row"><input id="my-name" class="field" ref=${field} maxlength="24" defaultValue=${mine.name} autocomplete="nickname" />
      <${Press} press=${() => verbs.rename(field.current.value)}>Change<//></div>
  </div>`;
}

/** Going away, coming back, standing up. */
function MySeat({ p }) {
  const seat = p.seat(p.you);
  if (!seat) return null;
  return html`<div class="row my-seat">
    ${p.may('away') && !seat.away ? html`<${Press} press=${verbs.away}><${Icon} name="moon" size=${20} /> I’m away<//>` : null}
    ${seat.away || seat.cover ? html`<${Press} class="button main" press=${verbs.back}>I’m back<//>` : null}
    ${p.may('stand') ? html`<${Press} press=${verbs.stand}><${Icon} name="eye" size=${20} /> Stand up and watch<//>` : null}
  </div>`;
}

/** Who is signed in; for a guest the way to an account and straight back into this seat. */
function MyAccount() {
  const { code, account } = state.room;
  if (account) return html`<p class="my-account">Signed in as <a href="/account">${account}</a></p>`;
  const back = `?next=/t/${code}`;
  return html`<p class="my-account"><a href=${`/sign-up${back}`}>Keep your games: sign up</a>
    <a href=${`/sign-in${back}`}>Sign in</a></p>`;
}

function Theme() {
  const choices = [['system', 'As the device'], ['light', 'Light'], ['dark', 'Dark']];
  return html`<div class="choice"><span id="theme-words">Colours</span>
    <div class="segments" role="radiogroup" aria-labelledby="theme-words">
      ${choices.map(([value, words]) => html`<label key=${value}>
        <input type="radio" name="theme" value=${value} checked=${theme() === value} onChange=${() => { setTheme(value); redraw(); }} />
        <span>${words}</span>
      </label>`)}
    </div>
  </div>`;
}

/** One of the game's own rows: a switch, or a choice. */
function Row({ p, row }) {
  const key = `${state.face.slug}:${row.key}`;
  const value = p.option(row.key);
  if (!row.choices) return html`<${Switch} label=${row.label} note=${row.note} on=${Boolean(value)} turn=${on => keep(key, on)} />`;
  return html`<label class="choice"><span>${row.label}${row.note ? html`<small>${row.note}</small>` : null}</span>
    <select onChange=${event => keep(key, row.choices[event.currentTarget.selectedIndex][0])}>
      ${row.choices.map(([choice, words]) => html`<option key=${words} selected=${choice === value}>${words}</option>`)}
    </select>
  </label>`;
}

function keep(key, value) {
  remember(key, value);
  redraw();
}
