/** The ways in: code, link, QR. */

import { html, useState } from './html.js';
import { tell } from './live.js';
import { Icon } from './pieces.js';
import { state } from './state.js';

/** @param {{code: string}} props */
export function Qr({ code }) {
  return html`<img class="qr" src=${`/t/${code}/qr.svg`} alt="QR code with the link to this table" width="176" height="176" />`;
}

/** The code as people read it, and letter by letter for those who listen. @param {{code: string, class: string}} props */
export function BigCode({ code, class: looks }) {
  return html`<p class=${`${looks} code`}>
    <span aria-hidden="true">${code}</span><span class="unseen">The code is ${[...code].join(' ')}</span>
  </p>`;
}

/** Copy the link, or hand it to the phone's own share sheet. */
export function Invite({ p }) {
  const link = state.room.link;
  return html`<div class="row invite">
    <${Copy} text=${link} words="Copy link" />
    ${navigator.share ? html`<button type="button" class="button" onClick=${() => share(p, link)}>
      <${Icon} name="share" size=${20} /> Share
    </button>` : null}
    <a class="button quiet invite-tv" href=${`/t/${p.table.code}/tv`} target="_blank" rel="noopener">
      <${Icon} name="tv" size=${20} /> TV view
    </a>
  </div>`;
}

/** @param {{text: string, words: string}} props */
export function Copy({ text, words }) {
  const [done, setDone] = useState(false);
  async function copy() {
    setDone(await intoClipboard(text));
    tell(['Copied.']);
    setTimeout(() => setDone(false), 2000);
  }
  return html`<button type="button" class="button copy" onClick=${copy}>
    <${Icon} name=${done ? 'check' : 'copy'} size=${20} /> ${done ? 'Copied' : words}
  </button>`;
}

async function share(p, url) {
  try {
    await navigator.share({ title: 'Parlor', text: `${p.table.name}: table ${p.table.code}`, url });
  } catch {
    // they changed their mind
  }
}

/** The clipboard needs a secure page; a table in the house is often plain http, so there is the old way too. */
async function intoClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
