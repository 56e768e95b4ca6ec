/**
 * Sheets slide over the room: focus goes in and comes back, Escape closes, the clock stays in sight.
 * While one is open the room behind it is inert; the live region is not, so news is still read out.
 */

import { Clock } from './clock_face.js';
import { html, useEffect, useRef, useState } from './html.js';
import { isRevealing } from './moments.js';
import { Icon } from './pieces.js';
import { closeSheet, redraw, state } from './state.js';

const TITLES = {
  how: 'How to play',
  scores: 'Scores',
  result: 'Result',
  options: 'Options',
  players: 'Players',
  chat: 'Chat',
  share: 'Invite',
  wait: 'While we wait',
  games: 'Another game',
  move: 'Play on another device',
  leave: 'Leave the table',
  report: 'What is wrong?',
};

let bodies = null;

/** What is on the sheets comes once the room stands: nobody opens one in the first second. */
export async function fetchSheets() {
  if (bodies) return;
  ({ BODIES: bodies } = await import('./sheet_bodies.js'));
  redraw();
}

/** @param {{p: import('./given.js').Given}} props */
export function OpenSheet({ p }) {
  const { sheet } = state;
  if (!sheet) return null;
  const Body = bodies ? bodies[sheet.name] : Fetching;
  return html`<${Sheet} key=${sheet.name} name=${sheet.name} title=${TITLES[sheet.name]} clock=${clockOf(p)} now=${p.now}>
    <${Body} p=${p} about=${sheet.about} close=${closeSheet} />
  <//>`;
}

function Fetching() {
  const [failed, setFailed] = useState(false);
  useEffect(() => { fetchSheets().catch(() => setFailed(true)); }, []);
  return html`<p>${failed ? 'This could not be fetched. Close it and open it again.' : 'One moment.'}</p>`;
}

function Sheet({ name, title, clock, now, children }) {
  const box = useRef(null);
  useEffect(() => keepFocus(box.current), []);
  return html`<div class="sheet-veil" onClick=${event => event.target === event.currentTarget && closeSheet()}>
    <div class="sheet" ref=${box} role="dialog" aria-modal="true" aria-labelledby="sheet-title" data-sheet=${name} tabindex="-1">
      <header class="sheet-head">
        <h2 id="sheet-title">${title}</h2>
        ${clock ? html`<${Clock} clock=${clock} now=${now} size="small" />` : null}
        <button type="button" class="way" aria-label="Close" title="Close" onClick=${closeSheet}><${Icon} name="close" /></button>
      </header>
      <div class="sheet-body" tabindex="0">${children}</div>
    </div>
  </div>`;
}

function clockOf(p) {
  return p.table.phase === 'playing' && !isRevealing(p) ? state.face.clock?.(p) ?? null : null;
}

/** Focus goes into the sheet, Tab goes round in it, Escape closes it. */
function keepFocus(box) {
  if (!box.contains(document.activeElement)) box.focus({ preventScroll: true });
  const key = event => {
    if (event.key === 'Escape') closeSheet();
    else if (event.key === 'Tab') goRound(box, event);
  };
  document.addEventListener('keydown', key);
  return () => document.removeEventListener('keydown', key);
}

function goRound(box, event) {
  const stops = [...box.querySelectorAll('a[href], button, input, select, textarea')].filter(one => !one.disabled && one.offsetParent);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const here = document.activeElement;
  const onEdge = here === edge || !box.contains(here) || (event.shiftKey && here === box);
  if (!stops.length || !onEdge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0]).focus();
}
