/** Something is wrong: which thing, what about it, and a note. */

import { DraftField } from './draft_field.js';
import { html, useEffect, useRef, useState } from './html.js';
import { tell } from './live.js';
import { Press } from './pieces.js';
import { report } from './report.js';

const LONGEST = 400;

/** @param {{p: import('./given.js').Given, about: {groups: import('./report.js').Group[]}, close: () => void}} props */
export function ReportSheet({ p, about, close }) {
  const [group, setGroup] = useState(0);
  const [thing, setThing] = useState(0);
  const [said, setSaid] = useState('');
  const note = useRef(null);
  const { groups } = about;
  const { name, things } = groups[group];
  const chosen = things[thing];
  async function send() {
    const reply = await report(chosen, note.current.text.trim());
    if (reply.ok) {
      note.current.clear();
      setSaid(reply.said);
    }
    return reply;
  }
  if (said) return html`<${Thanks} said=${said} close=${close} />`;
  return html`<div class="report">
    ${groups.length > 1 ? html`<${Groups} groups=${groups} at=${group} pick=${k => { setGroup(k); setThing(0); }} />` : html`<p class="report-about">${name}</p>`}
    ${things.length > 1 ? html`<${Things} things=${things} at=${thing} pick=${setThing} />` : html`<p>${things[0].words}</p>`}
    <label class="labelled"><span>${chosen.kind === 'person' ? 'What happened?' : 'What should it be? You may leave this empty.'}</span>
      <${DraftField} p=${p} name="report" label="A note" hint="" rows=${4} max=${LONGEST} control=${note} /></label>
    <${Press} class="button main wide" press=${send}>Send<//>
    <p class="report-fate">It goes to the people who run this house. The others at the table don’t see it.</p>
  </div>`;
}

/** Which word or which line, where there are several. */
function Groups({ groups, at, pick }) {
  return html`<label class="labelled"><span>What is it about?</span>
    <select class="field" value=${at} onChange=${event => pick(Number(event.currentTarget.value))}>
      ${groups.map((group, k) => html`<option key=${k} value=${k}>${group.name}</option>`)}
    </select></label>`;
}

function Things({ things, at, pick }) {
  return html`<fieldset class="report-kinds"><legend class="unseen">What is wrong?</legend>
    ${things.map((one, k) => html`<label class="report-kind" key=${`${one.kind} ${one.item}`}>
      <input type="radio" name="report-kind" checked=${k === at} onChange=${() => pick(k)} /><span>${one.words}</span>
    </label>`)}
  </fieldset>`;
}

function Thanks({ said, close }) {
  const done = useRef(null);
  useEffect(() => {
    tell([said]);
    done.current.focus();
  }, []);
  return html`<p class="report-said">${said}</p><button type="button" class="button main wide" ref=${done} onClick=${close}>Back to the table</button>`;
}
