/** The waiting-on strip: for whom the table waits, since when, and one tap to what can be done about it. */

import { html, useState } from './html.js';
import { clockEndsIt, heldBy, waitingOn, waitingSince } from './owed.js';
import { isRevealing } from './moments.js';
import { Coin, Press, Icon } from './pieces.js';
import { state } from './state.js';
import { useTicks } from './ticking.js';
import * as verbs from './verbs.js';
import { SheetWay } from './ways.js';
import { ago } from './words.js';

const SHOWN = 4;
const AT_ONCE = 2;

/** @param {{p: import('./given.js').Given}} props */
export function Waiting({ p }) {
  const owed = heldBy(p.table.owed);
  if (!isAWait(p, owed)) return html`<div class="waiting"></div>`;
  const others = owed.filter(one => one.seat !== p.you);
  return html`<div class="waiting">
    <span class="waiting-coins" aria-hidden="true">
      ${owed.slice(0, SHOWN).map(one => html`<${Coin} key=${one.seat} p=${p} seat=${one.seat} size="small" />`)}
    </span>
    <span class="waiting-words">${waitingOn(owed, p.you, p.name)}<${Since} since=${waitingSince(owed)} now=${p.now} /></span>
    ${others.length ? html`<${Way} p=${p} others=${others} />` : null}
  </div>`;
}

/** Nobody is waited for while beats play, or while a clock runs that ends whatever they are at. */
function isAWait(p, owed) {
  return p.table.phase === 'playing' && owed.length > 0 && !isRevealing(p) && !clockEndsIt(owed, state.face.clock?.(p) ?? null);
}

/** A host gets everything that is possible; anyone else, one polite nudge. */
function Way({ p, others }) {
  if (p.host) {
    return html`<${SheetWay} p=${p} sheet="wait" class="button small quiet">What now?<span class="unseen"> See how the table can go on.</span><//>`;
  }
  if (!p.may('nudge')) return null;
  return html`<${Nudge} key=${`${p.table.deal} ${p.table.round} ${others.map(one => one.seat)}`} others=${others} />`;
}

function Nudge({ others }) {
  const [done, setDone] = useState(false);
  async function press() {
    const longest = [...others].sort((a, b) => (a.since ?? 0) - (b.since ?? 0)).slice(0, AT_ONCE);
    const replies = await Promise.all(longest.map(one => verbs.nudge(one.seat)));
    const heard = replies.find(reply => reply.ok);
    setDone(Boolean(heard));
    return heard ?? replies[0];
  }
  return html`<${Press} class="button small quiet" missing=${done ? 'You gave them a nudge.' : ''} press=${press}>
    <${Icon} name=${done ? 'check' : 'bell'} size=${18} /> ${done ? 'Nudged' : 'Nudge'}
  <//>`;
}

function Since({ since, now }) {
  useTicks(1000);
  const words = since == null ? '' : ago(now() - since);
  return words ? html`<span class="waiting-since"> · ${words}</span>` : null;
}
