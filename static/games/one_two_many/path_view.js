/** The path of pairs, braided: a list to read, with two strands drawn behind it. */
import { html, useEffect, useRef, useState } from '../../kit/html.js';
import { Coin } from '../../kit/pieces.js';
import { plural } from '../../kit/words.js';
import { sides, steps, strands } from './braid.js';
import { Share } from './share_view.js';

const BOX = { x: 4, y: 0, w: 52, h: 100 };

/** Beside the sky where there is room; on a phone behind one button. At the end it lies open. */
export function Path({ p, ended }) {
  const [open, setOpen] = useState(false);
  const { path, won } = p.game;
  const drawn = steps(path, won);
  const list = useRef(null);
  useEffect(() => {
    if (!ended || p.tv) list.current.scrollTop = list.current.scrollHeight;
  }, [drawn.length, open, ended]);
  return html`
    <section class=${open ? 'otm-path otm-open' : 'otm-path'} aria-labelledby="otm-path-title">
      <h2 class="otm-path-title" id="otm-path-title">
        ${ended ? 'How it came together' : drawn.length ? `The path, ${plural(drawn.length, 'pair')}` : 'The path'}
      </h2>
      ${!ended && html`<button type="button" class="otm-path-toggle" aria-label=${open ? 'Hide the path' : 'Show the path'} aria-expanded=${open}
        aria-controls="otm-path-list" disabled=${!drawn.length} onClick=${() => setOpen(!open)}><${Mark} /></button>`}
      <div class="otm-path-scroll" id="otm-path-list" ref=${list} tabindex="0" role="region" aria-label="The pairs, oldest first">
        <${Braid} p=${p} drawn=${drawn} won=${won} />
      </div>
      ${ended && !p.tv && html`<${Share} p=${p} />`}
    </section>`;
}

/** A little braid, for the button that opens the path. */
function Mark() {
  return html`<svg class="otm-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path class="otm-strand otm-cool" d="M18 2C18 8 6 7 6 12C6 17 18 16 18 22" /><path class="otm-gap" d="M6 2C6 8 18 7 18 12C18 17 6 16 6 22" />
    <path class="otm-strand otm-warm" d="M6 2C6 8 18 7 18 12C18 17 6 16 6 22" />
  </svg>`;
}

/** @param {{p: object, drawn: import('./braid.js').Step[], won: import('./braid.js').Won|null}} props */
export function Braid({ p, drawn, won }) {
  return html`<ol class="otm-braid" start="0">
    ${drawn.map((step, i) => html`<${Pair} key=${step.round} p=${p} step=${step} index=${i} />`)}
    ${won ? html`<${End} p=${p} won=${won} />` : drawn.length > 0 && html`<${Open} />`}
  </ol>`;
}

function Pair({ p, step, index }) {
  const tones = sides(index);
  return html`<li class="otm-pair" value=${step.round}>
    <${Said} p=${p} word=${step.pair[0]} tone=${tones[0]} />
    <${Twist} index=${index} round=${step.round} />
    <${Said} p=${p} word=${step.pair[1]} tone=${tones[1]} />
  </li>`;
}

function Said({ p, word, tone }) {
  return html`<span class=${`otm-said otm-${tone}`}>
    <span class="otm-said-text">${word.text}</span>
    <span class="otm-said-by"><${Coin} p=${p} seat=${word.seat} size="small" /><span>${p.name(word.seat)}</span></span>
  </span>`;
}

function Twist({ index, round }) {
  const { above, below } = strands(BOX, { step: index, first: index === 0 });
  const tones = sides(index);
  return html`<span class="otm-twist" aria-hidden="true">
    <svg viewBox="0 0 60 100" preserveAspectRatio="none">
      ${[...above, ...below].map(({ tone, d }, i) => html`
        <path key=${`gap${i}`} class="otm-gap" d=${d} /><path key=${i} class=${`otm-strand otm-${tone}`} d=${d} />`)}
    </svg>
    <span class=${`otm-bead otm-${tones[0]}`}></span><span class="otm-round">${round}</span><span class=${`otm-bead otm-${tones[1]}`}></span>
  </span>`;
}

/** Where the strands have not met yet. */
function Open() {
  return html`<li class="otm-open-end" aria-hidden="true">?</li>`;
}

function End({ p, won }) {
  const said = won.how === 'vote' ? won.texts.join(' = ') : won.texts[0];
  return html`<li class="otm-end" value=${won.round}>
    <span class="otm-end-word">${said}</span>
    <span class="otm-end-by">${won.seats.map(seat => html`<span key=${seat}><${Coin} p=${p} seat=${seat} size="small" />${p.name(seat)}</span>`)}</span>
  </li>`;
}
