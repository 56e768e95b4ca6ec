/** A quiet row in the lobby: the same people sat together before, so their next game may know what they had. */

import { crewSays } from './crew_says.js';
import { html, useEffect, useState } from './html.js';
import * as verbs from './verbs.js';
import { HostWay } from './ways.js';

/** @param {{p: import('./given.js').Given}} props */
export function CarryOn({ p }) {
  const crew = useCrew(p);
  if (p.table.remembers) return html`<p class="carry-on">Carrying on from last time: nothing you had comes twice.</p>`;
  if (!crew) return null;
  return html`<div class="carry-on">
    <p>${crewSays(crew, p.now())}</p>
    <${HostWay} p=${p} what="carry_on" class="button">Carry on<//>
  </div>`;
}

/** What the table may carry on from: asked anew for the host whenever somebody sits down or stands up. */
function useCrew(p) {
  const [crew, setCrew] = useState(null);
  const seated = p.may('carry_on') ? p.table.seats.map(seat => seat.person ?? '').sort().join(' ') : '';
  useEffect(() => {
    let asking = true;
    setCrew(null);
    if (seated) verbs.crew().then(reply => asking && setCrew(reply.ok ? reply.crew : null));
    return () => { asking = false; };
  }, [seated, p.table.game]);
  return crew;
}
