/** The pad: its cover until the pencils start, then twelve lines that belong to this browser. */
import { html, useState } from '../../kit/html.js';
import { alliteration, check } from './answers.js';
import { Throw, Waiting } from './die_view.js';
import { an, counted, time } from './told.js';
import { usePad } from './writing.js';

/** @param {{p: object}} props */
export function Pad({ p }) {
  const { game } = p;
  const [at, setAt] = useState(-1);
  const pad = usePad(p);
  return html`<div class="ar-pad" data-done=${game.done[p.you]}>
    <${Binding} game=${game} note=${`${pad.written.filter(line => line.trim()).length} of 12`} />
    <ol class="ar-lines" ref=${pad.sheet} onFocusIn=${event => setAt(pad.lineOf(event.target))} onFocusOut=${() => setAt(-1)}>
      ${game.list.categories.map((category, k) => html`<${Line} key=${k} p=${p} k=${k} category=${category} pad=${pad} writing=${at === k} />`)}
    </ol>
    ${game.done[p.you] ? html`<p class="ar-done-stamp" aria-hidden="true">Done</p>` : null}
  </div>`;
}

function Line({ p, k, category, pad, writing }) {
  const { game } = p;
  const remark = remarkOn(pad.written[k], p, writing);
  return html`<li class="ar-line" data-wrong=${remark.wrong}>
    <label for=${`ar-line-${k}`}><span class="ar-number">${k + 1}</span> <span>${category}</span></label>
    <input id=${`ar-line-${k}`} type="text" maxlength="60" autocomplete="off" autocapitalize="words" spellcheck="true" enterkeyhint=${k < 11 ? 'next' : 'done'}
      readonly=${game.done[p.you]} aria-invalid=${remark.wrong} aria-describedby=${`ar-remark-${k}`}
      onInput=${pad.typed} onBlur=${pad.left} onKeyDown=${pad.pressed} onFocus=${pad.reached} />
    <span class="ar-remark" id=${`ar-remark-${k}`}>${remark.text}</span>
  </li>`;
}

/** What letter check says of a line. */
function remarkOn(text, { game: { letter, bonus }, option }, writing) {
  if (!option('letters')) return { wrong: false, text: '' };
  if (check(text, letter, writing) === 'wrong') return { wrong: true, text: `Not ${an(letter)} ${letter}` };
  const words = bonus ? alliteration(text, letter) : 1;
  return { wrong: false, text: words > 1 ? `${words} points` : '' };
}

/** The pad before it opens: nobody reads the categories before everybody does. @param {{p: object}} props */
export function Cover({ p }) {
  const { game } = p;
  const word = counted(game, p.calm && game.roll ? Math.max(time(p), game.roll.lands) : time(p));
  return html`<div class="ar-pad ar-cover">
    <${Binding} game=${game} note="12 categories" />
    <ol class="ar-lines" aria-hidden="true">${game.list.categories.map((_, k) => html`<li class="ar-line ar-watched" key=${k}><span class="ar-number">${k + 1}</span></li>`)}</ol>
    <div class="ar-front">
      ${game.phase === 'roll' ? html`<div class="ar-waiting-die"><${Waiting} p=${p} /><${Throw} p=${p} /></div>` : null}
      <p class=${word ? 'ar-count' : 'ar-soon'}>${word ? html`<span key=${word}>${word}</span>` : html`<span>The pads open when the die has landed.</span>`}</p>
    </div>
  </div>`;
}

/** The categories as those see them who don't write. @param {{p: object}} props */
export function Watched({ p }) {
  const { game } = p;
  return html`<div class="ar-pad">
    <${Binding} game=${game} note="" />
    <ol class="ar-lines">${game.list.categories.map((category, k) => html`<li class="ar-line ar-watched" key=${k}><span class="ar-number">${k + 1}</span> ${category}</li>`)}</ol>
  </div>`;
}

/** The red tape at the top of a pad. @param {{game: object, note: string}} props */
export function Binding({ game, note }) {
  return html`<p class="ar-binding"><span>List ${game.list.no}</span><span>${note}</span></p>`;
}
