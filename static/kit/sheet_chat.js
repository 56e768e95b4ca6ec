/** Chat: plain text, the last lines, and nobody I have muted. */

import { DraftField } from './draft_field.js';
import { html, useEffect, useLayoutEffect, useRef } from './html.js';
import { isMuted } from './muted.js';
import { Coin, Icon, Press } from './pieces.js';
import { change, state } from './state.js';
import * as verbs from './verbs.js';

const LONGEST = 300;

/** @param {{p: import('./given.js').Given}} props */
export function ChatSheet({ p }) {
  const field = useRef(null);
  const lines = state.talk.filter(line => !isMuted(line.person));
  useEffect(() => { if (state.unread) change({ unread: 0 }); });
  async function send() {
    const text = field.current.text.trim();
    if (!text) return { ok: false, error: 'Write something first.' };
    const reply = await verbs.say(text);
    if (reply.ok) field.current.clear();
    return reply;
  }
  return html`<div class="chat">
    <${Log} p=${p} lines=${lines} />
    <div class="row chat-write">
      <${DraftField} p=${p} name="chat" label="Say something" max=${LONGEST} control=${field} enter=${send} />
      <${Press} class="button main" aria-label="Send" press=${send}><${Icon} name="send" /><//>
    </div>
  </div>`;
}

function Log({ p, lines }) {
  const log = useRef(null);
  useLayoutEffect(() => { log.current.scrollTop = log.current.scrollHeight; }, [lines.at(-1)?.id]);
  return html`<ol class="chat-log" ref=${log} tabindex="0" aria-label="Conversation">
    ${lines.length ? null : html`<li class="chat-none">Nobody has said anything yet. Be kind.</li>`}
    ${lines.map((line, i) => html`<li key=${line.id ?? i} class="chat-line" data-mine=${line.person === p.table.me}>
      <${Speaker} p=${p} line=${line} /><p><strong>${line.name}</strong> <span>${line.text}</span></p>
    </li>`)}
  </ol>`;
}

function Speaker({ p, line }) {
  const seat = p.table.seats.findIndex(one => one.person === line.person);
  return seat < 0 ? html`<${Icon} name="eye" />` : html`<${Coin} p=${p} seat=${seat} size="small" />`;
}
