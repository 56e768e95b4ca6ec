/** Words and coins set into the sky, each in its box. */
import { html, useMemo } from '../../kit/html.js';
import { Coin } from '../../kit/pieces.js';
import { LINE, fit, shorten } from './fit.js';
import { measure } from './measure.js';

/** No word on the table is smaller, in pixels; my own guess may be a little, since it stands in the field as well. */
export const LEAST = 12;
export const LEAST_GUESS = 11;

/**
 * Words set as large as their box allows. Readers get them whole, eyes get them line by line.
 * @param {{text: string, box: import('./orbs.js').Box, most: number, least?: number, look?: string, quiet?: boolean}} props
 *   most and least in pixels; quiet: for eyes alone
 */
export function Words({ text, box, most, least = LEAST, look = 'otm-word', quiet = false }) {
  const sizes = { least, most: Math.max(least, most) };
  // measured anew once the face has arrived
  const { size, lines } = useMemo(() => fit(text, box, measure, sizes), [text, box.w, box.h, least, most, document.fonts.status]);
  const seen = shorten(lines, box.h / (size * LINE) + 0.3);
  return html`<p class=${look} aria-hidden=${quiet ? 'true' : undefined} title=${seen === lines ? undefined : text}
    style=${{ ...placed(box), fontSize: `${size}px` }}>
    ${!quiet && html`<span class="unseen">${text}</span>`}
    <span aria-hidden="true">${seen.map((line, i) => html`<span key=${i} class="otm-line">${line}</span>`)}</span>
  </p>`;
}

/** Who a word is from: a coin with its name on the rim of the light. `look` may leave the name, or all of it, to readers. */
export function Author({ p, seat, at, look = 'otm-author' }) {
  return html`<p class=${look} style=${pinned(at)}>
    <${Coin} p=${p} seat=${seat} size="small" /><span><span class="unseen">from </span>${p.name(seat)}</span>
  </p>`;
}

/** One of the two places for guesses: empty, or with the coin of who has one in. The coins above say the same. */
export function Socket({ p, seat, at }) {
  const full = seat !== undefined;
  return html`<span class=${full ? 'otm-socket otm-full' : 'otm-socket'} aria-hidden="true" style=${pinned(at)}>
    ${full && html`<${Coin} p=${p} seat=${seat} size="small" />`}
  </span>`;
}

/** A style that gives an element a box of the sky. */
export function placed({ x, y, w, h }) {
  return { left: `${x - w / 2}px`, top: `${y - h / 2}px`, width: `${w}px`, height: `${h}px` };
}

function pinned({ x, y }) {
  return { left: `${x}px`, top: `${y}px` };
}
