/** Out of the browser: the picture as a PNG file, the text to the clipboard. */
import { plural } from '../../kit/words.js';
import { measure } from './measure.js';
import { picture } from './picture.js';

const PAINTS = ['night', 'deep', 'ink', 'warm', 'cool', 'moon', 'onMoon'];
/** Canvases end somewhere above this many pixels a side. */
const TALLEST = 12000;

/** Draws the path as a picture and hands it to the browser as a download. Rejects when the browser cannot. */
export async function savePicture(p) {
  const drawn = picture({
    path: p.game.path,
    won: p.game.won,
    names: p.table.seats.map((_, seat) => p.name(seat)),
    title: 'ONE TWO MANY',
    footer: `${p.game.won.round ? plural(p.game.won.round, 'round') : 'At once'} · Parlor`,
    paints: paints(),
    measure,
    font: await face(),
  });
  const blob = await png(drawn);
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: 'one-two-many.png' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/** The colours as this page shows them: each is asked of an element that wears it. */
function paints() {
  const wearer = document.createElement('i');
  document.querySelector('.otm-desk').append(wearer);
  const worn = PAINTS.map(name => {
    wearer.className = `otm-paint-${name}`;
    return [name, getComputedStyle(wearer).color];
  });
  wearer.remove();
  return Object.fromEntries(worn);
}

/** The display face inside the picture, since an image may load nothing. */
async function face() {
  const file = await fetch(new URL('../../fonts/space_grotesk.woff2', import.meta.url));
  if (!file.ok) return '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return `url(data:font/woff2;base64,${btoa(text)}) format('woff2')`;
}

async function png({ svg, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(1, TALLEST / height);
  const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}

/** @param {string} text copied, also where the page is not served over https */
export async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = Object.assign(document.createElement('textarea'), { value: text, className: 'unseen' });
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new Error('not copied');
}
