/**
 * The souvenir: the whole path as one tall picture, an SVG text. No DOM; widths come from `measure`.
 */
import { sides, steps, strands } from './braid.js';
import { LINE, fit } from './fit.js';
import { skin } from './orbs.js';

export const WIDTH = 1080;
const MIDDLE = WIDTH / 2;
const TOP = 190;
const TWIST = 128;
const BESIDE = 42;
const MOON = 215;
/** The last pair keeps clear of the round moon below it. */
const BEFORE_MOON = 60;
const WORD = { w: MIDDLE - TWIST / 2 - BESIDE - 72, h: 170 };

/**
 * @typedef {{night: string, deep: string, ink: string, warm: string, cool: string, moon: string, onMoon: string}} Paints
 * @typedef {{path: import('./braid.js').Step[], won: import('./braid.js').Won, names: string[], title: string,
 *            footer: string, paints: Paints, measure: (text: string) => number, font: string}} Souvenir
 *   `names` by seat; `font` the value of a CSS src that needs no network, or ''
 */

/**
 * @param {Souvenir} souvenir
 * @returns {{svg: string, width: number, height: number}}
 */
export function picture(souvenir) {
  const rows = laidOut(souvenir);
  const end = rows.reduce((y, row) => y + row.h, TOP);
  const height = Math.round(end + 2 * MOON + 250);
  const body = [
    sky(souvenir, height),
    heading(souvenir),
    ...rows.map(braided),
    ...rows.map(row => pair(row, souvenir)),
    moon(souvenir, end + MOON - 8),
    footing(souvenir, height),
  ];
  return { svg: sheet(souvenir, height, body.join('')), width: WIDTH, height };
}

function laidOut({ path, won, measure }) {
  const drawn = steps(path, won);
  let y = TOP;
  return drawn.map((step, i) => {
    const words = step.pair.map(({ text }) => fit(text, WORD, measure, { least: 24, most: 46 }));
    const room = i + 1 < drawn.length ? 92 : 92 + BEFORE_MOON;
    const h = Math.max(58 + room, ...words.map(({ size, lines }) => lines.length * size * LINE + room));
    const row = { ...step, words, index: i, first: i === 0, x: MIDDLE - TWIST / 2, y, w: TWIST, h };
    y += h;
    return row;
  });
}

function braided(row) {
  const { above, below } = strands(row, { step: row.index, first: row.first });
  return [...above, ...below].map(({ tone, d }) => `<path class="gap" d="${d}"/><path class="${tone} glow" d="${d}"/>`
    + `<path class="${tone}" d="${d}"/>`).join('');
}

function pair(row, { names }) {
  const y = row.y + row.h / 2;
  const tones = sides(row.index);
  return row.pair.map(({ seat }, i) => {
    const side = i ? 1 : -1;
    const edge = MIDDLE + side * (TWIST / 2);
    const x = edge + side * BESIDE;
    const { size, lines } = row.words[i];
    const tall = lines.length * size * LINE;
    const words = stacked(lines, x, y - tall / 2 - 6, size);
    return `<circle class="halo ${tones[i]}" cx="${edge}" cy="${y}" r="26"/>`
      + `<circle class="bead ${tones[i]}" cx="${edge}" cy="${y}" r="11"/>`
      + `<g class="${i ? 'right' : 'left'}"><text class="word" font-size="${n(size)}">${words}</text>`
      + `<text class="name" x="${x}" y="${n(y + tall / 2 + 22)}">${escaped(names[seat] ?? '')}</text></g>`;
  }).join('') + number(row, y);
}

function number({ round }, y) {
  return `<text class="number" x="${MIDDLE}" y="${n(y + 9)}">${round}</text>`;
}

function moon({ won, measure, names }, y) {
  const centre = { x: MIDDLE, y, r: MOON };
  const texts = won.how === 'vote' ? won.texts : [won.texts[0]];
  const box = { w: MOON * 1.56, h: (MOON * 1.0) / texts.length };
  const set = texts.map(text => fit(text, box, measure, { least: 26, most: 84 }));
  const tall = set.reduce((sum, { size, lines }) => sum + lines.length * size * LINE, 0) + (set.length - 1) * 56;
  let top = y - tall / 2;
  const words = set.map(({ size, lines }, i) => {
    const word = `<text class="won" font-size="${n(size)}">${stacked(lines, MIDDLE, top, size)}</text>`;
    top += lines.length * size * LINE;
    const same = i + 1 < set.length ? `<text class="same" x="${MIDDLE}" y="${n(top + 40)}">=</text>` : '';
    top += 56;
    return word + same;
  });
  const by = `${names[won.seats[0]] ?? ''} & ${names[won.seats[1]] ?? ''}`;
  return `<circle class="moonlight" cx="${MIDDLE}" cy="${y}" r="${MOON * 1.75}"/>`
    + `<path class="moon" d="${skin(centre, centre, 0)}"/>${words.join('')}`
    + `<text class="by" x="${MIDDLE}" y="${n(y + MOON + 70)}">${escaped(by)}</text>`;
}

function heading({ title }) {
  return `<text class="title" x="${MIDDLE}" y="112">${escaped(title)}</text>`;
}

function footing({ footer }, height) {
  return `<text class="foot" x="${MIDDLE}" y="${height - 52}">${escaped(footer)}</text>`;
}

/** Stars lie where a fixed count puts them, so that the same path is always the same picture. */
function sky(_, height) {
  let seed = 20;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const stars = Array.from({ length: Math.round(height / 14) }, () => {
    const [x, y, r] = [next() * WIDTH, next() * height, 0.7 + next() ** 3 * 2.2];
    return `<circle class="star" cx="${n(x)}" cy="${n(y)}" r="${n(r)}" opacity="${n(0.12 + next() * 0.5)}"/>`;
  });
  return `<rect width="${WIDTH}" height="${height}" fill="url(#night)"/>${stars.join('')}`;
}

function sheet({ paints, font }, height, body) {
  const { night, deep, ink, warm, cool, moon: light, onMoon } = paints;
  const face = font ? `@font-face{font-family:'Keepsake';src:${font};font-weight:300 700}` : '';
  const style = `${face}text{font-family:Keepsake,'Space Grotesk',sans-serif;fill:${ink};text-anchor:middle}`
    + '.left text{text-anchor:end}.right text{text-anchor:start}.word{font-weight:600}.name{font-size:24px;opacity:.72}'
    + `.number{font-size:24px;opacity:.6}.title{font-size:34px;font-weight:600;letter-spacing:.32em}`
    + `.won{font-weight:700;fill:${onMoon}}.same{font-size:44px;font-weight:500;fill:${onMoon}}`
    + '.by{font-size:34px;font-weight:500}.foot{font-size:24px;opacity:.66}'
    + `path{fill:none;stroke-width:7;stroke-linecap:butt}path.gap{stroke:${night};stroke-width:22}`
    + '.glow{stroke-width:18;opacity:.22}.halo{opacity:.25}'
    + `path.warm{stroke:${warm}}path.cool{stroke:${cool}}circle.warm{fill:${warm}}circle.cool{fill:${cool}}`
    + `.moon{fill:url(#moon)}.moonlight{fill:url(#moonlight)}.star{fill:${ink}}`;
  const stop = (offset, colour, opacity = 1) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`
    + `<style>${style}</style><defs>`
    + `<linearGradient id="night" x1="0" y1="0" x2="0" y2="1">${stop(0, deep)}${stop(0.55, night)}${stop(1, night)}</linearGradient>`
    + `<radialGradient id="moon" cx="0.4" cy="0.36" r="0.7">${stop(0.1, light)}${stop(0.72, warm)}${stop(1, cool)}</radialGradient>`
    + `<radialGradient id="moonlight">${stop(0.5, warm, 0.42)}${stop(0.72, cool, 0.14)}${stop(1, cool, 0)}</radialGradient>`
    + `</defs>${body}</svg>`;
}

function stacked(lines, x, top, size) {
  return lines.map((line, i) => `<tspan x="${n(x)}" y="${n(top + (i + 0.8) * size * LINE)}">${escaped(line)}</tspan>`).join('');
}

function escaped(text) {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}

const n = value => Math.round(value * 100) / 100;
