/** Writing: a card to type a definition on. For the Judge it holds the real one; for who only watches, a blank. */

import { html, useEffect, useRef } from '../../kit/html.js';
import { DraftField } from '../../kit/draft_field.js';
import { redraw } from '../../kit/state.js';
import { Count } from '../../kit/pieces.js';
import { WordCard } from './cards.js';
import { ask, asked } from './hand.js';
import { AUTOSEND_SECONDS, sendLate } from './sending.js';
import { fetchSpelling, slipsIn } from './spelling.js';
import { left } from './wording.js';

const LOW = 15;

export function Write({ p }) {
  const { game, you } = p;
  return html`<${WordCard} key="write" word=${game.word}>
    ${you === game.judge ? html`<${Real} p=${p} />` : you === null ? html`<${Blank} p=${p} />` : html`<${Writing} p=${p} />`}
  <//>`;
}

function Real({ p }) {
  return html`<p class="fic-label">What it really means</p>
    <p class="fic-text fic-typed">${p.game.real}</p>
    <p class="fic-faint">Only you know. Keep a straight face.</p>`;
}

function Blank({ p }) {
  const { in: sent, owed } = p.game.pick;
  return html`<p class="fic-lines" aria-hidden="true"></p>
    <p class="fic-faint">${sent.length} of ${sent.length + owed.length} definitions are in.</p>`;
}

function Writing({ p }) {
  const draft = p.draft('write');
  const control = useRef(null);
  useAutosend(p);
  useEffect(() => takeFocus(control), [draft.key]);
  const typed = text => {
    if (text) fetchSpelling();
    redraw();
  };
  return html`<div class="fic-writing">
    <${DraftField} p=${p} name="write" label="Your definition" hint="Sounds like…" rows=${3} max=${p.game.max_len} class="fic-box"
      id="fic-box" spellcheck="true" enterkeyhint="send" aria-describedby="fic-standing"
      control=${control} typed=${typed} enter=${() => document.querySelector('.fic-send')?.click()} />
    <${Count} left=${left(draft.text, p.game.max_len)} low=${LOW} />
    <${Asked} question=${asked(draft)} mend=${(slip, better) => mend(p, slip, better)} />
  </div>`;
}

/** On a desk the box is ready to be typed in; a phone's keyboard comes when it is asked for. */
function takeFocus(control) {
  const idle = document.activeElement === document.body || document.activeElement?.closest('.dock');
  if (idle && matchMedia('(hover: hover) and (pointer: fine)').matches) control.current.focus();
}

/** What Send asks about: a chip for every likely fix, a way back to the box, or just a remark. */
function Asked({ question, mend: fix }) {
  const note = useRef(null);
  useEffect(() => { if (question) note.current.scrollIntoView({ block: 'nearest' }); }, [question]);
  if (!question) return null;
  return html`<div class="fic-asked" ref=${note} role="group" aria-label="Before you send it">
    ${question.slips.length ? html`<p role="status">A slip could give you away. Did you mean…</p>
      ${question.slips.map(slip => html`<div class="fic-chips" key=${slip.start}><s>${slip.word}</s>
        ${slip.suggestions.map(better => html`<button type="button" key=${better} class="fic-chip" onClick=${() => fix(slip, better)}>${better}</button>`)}
      </div>`)}
      <button type="button" class="fic-chip fic-own" onClick=${() => box().focus()}>Fix it myself</button>` : null}
    ${question.strong ? html`<p role="status">That is strong language. Does everyone here enjoy it?</p>` : null}
  </div>`;
}

/** Put the better word in place of the slip, as if it had been typed; what else was asked about stays asked. */
async function mend(p, { start, end }, better) {
  const { strong } = asked(p.draft('write'));
  const field = box();
  field.setRangeText(better, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  const { key, text } = p.draft('write');
  const slips = await slipsIn(text, p.game.word.word);
  if (slips.length) ask({ key, text, strong, slips });
}

function box() {
  return document.getElementById('fic-box');
}

/** With a clock, the draft goes by itself just before writing closes. */
function useAutosend(p) {
  const latest = useRef(p);
  latest.current = p;
  const ends = p.option('autosend') ? p.game.pick?.ends ?? null : null;
  useEffect(() => {
    if (ends === null) return undefined;
    const timer = setTimeout(() => sendLate(latest.current), Math.max(0, (ends - AUTOSEND_SECONDS - p.now()) * 1000));
    return () => clearTimeout(timer);
  }, [ends]);
}
