/** The top bar: what is played, where, how the line is, and the way to everything else. */

import { html } from './html.js';
import { Icon } from './pieces.js';
import { setSound, soundIsOn } from './sound.js';
import { redraw, state } from './state.js';
import { SheetWay } from './ways.js';

/** @param {{p: import('./given.js').Given}} props */
export function Bar({ p }) {
  return html`<header class="bar">
    <h1 class="bar-game">${p.table.name}</h1>
    ${p.tv ? html`<span class="bar-code code">${p.table.code}</span>` : html`<${Code} p=${p} />`}
    <${Line} />
    <nav class="bar-ways" aria-label="Table">
      ${p.tv ? null : html`
        <${Way} p=${p} sheet="how" icon="help" words="How to play" wide />
        ${p.game ? html`<${Way} p=${p} sheet="scores" icon="scores" words="Scores" wide />` : null}
        <${Way} p=${p} sheet="players" icon="people" words="Players" wide />
      `}
      ${p.table.chat && !p.tv ? html`<${Way} p=${p} sheet="chat" icon="chat" words=${unreadWords()} dot=${state.unread > 0} />` : null}
      <${Sound} />
      ${p.tv ? null : html`
        <${Way} p=${p} sheet="options" icon="menu" words="Options" />
        <${Way} p=${p} sheet="leave" icon="leave" words="Leave" />
      `}
    </nav>
  </header>`;
}

function Code({ p }) {
  return html`<${SheetWay} p=${p} sheet="share" class="bar-code">
    <span class="code">${p.table.code}</span>
    <span class="unseen"> is the code of this table. Invite people</span>
    <${Icon} name="qr" size=${18} />
  <//>`;
}

function Way({ p, sheet, icon, words, dot, wide }) {
  const looks = `way ${wide ? 'way-wide' : ''} ${dot ? 'way-dot' : ''}`;
  return html`<${SheetWay} p=${p} sheet=${sheet} icon=${icon} class=${looks} aria-label=${words} title=${words} />`;
}

function Sound() {
  const on = soundIsOn();
  const turn = () => {
    setSound(!on);
    redraw();
  };
  const words = on ? 'Sound is on' : 'Sound is off';
  return html`<button type="button" class="way way-sound" aria-label="Sound" title=${words} aria-pressed=${on} onClick=${turn}>
    <${Icon} name=${on ? 'sound' : 'mute'} />
  </button>`;
}

function Line() {
  const lost = state.status === 'lost';
  return html`<span class=${`line ${lost ? 'line-lost' : ''}`} title=${lost ? 'Reconnecting' : 'Connected'}>
    ${lost ? html`<${Icon} name="unplugged" size=${18} />` : html`<i class="line-dot"></i>`}
    <span class="unseen">${lost ? 'Reconnecting' : 'Connected'}</span>
  </span>`;
}

function unreadWords() {
  return state.unread ? `Chat, ${state.unread} new` : 'Chat';
}
