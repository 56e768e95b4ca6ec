/** Votes as arrows, from each voter's coin to the card they chose. Only motion: the coins then lie on the cards. */

import { colour } from '../../kit/shapes.js';

const SVG = 'http://www.w3.org/2000/svg';
const FLIGHT_MS = 520;
const STAGGER_MS = 130;

/**
 * @param {{seat: number, from: DOMRect, to: Element}[]} shots
 * @param {DOMRect} frame where cards can be seen: an arrow to a card that is scrolled away ends at its edge
 * @param {number} ms how long they stay
 * @returns {() => void} takes them away at once
 */
export function arrows(shots, frame, ms) {
  const sky = draw('svg', { class: 'fic-arrows', 'aria-hidden': 'true' });
  shots.forEach((shot, i) => sky.append(arrow(shot, frame, i * STAGGER_MS)));
  document.body.append(sky);
  const gone = sky.animate([{ opacity: 1, offset: 0 }, { opacity: 1, offset: 0.85 }, { opacity: 0, offset: 1 }], { duration: ms, fill: 'forwards' });
  gone.finished.then(() => sky.remove(), () => {});
  return () => {
    gone.cancel();
    sky.remove();
  };
}

function arrow({ seat, from, to }, frame, delay) {
  const end = landing(to.getBoundingClientRect(), frame, seat);
  const start = rim(from, end);
  const bend = [(start[0] + end[0]) / 2 + (end[1] - start[1]) * 0.12, (start[1] + end[1]) / 2 - Math.abs(end[0] - start[0]) * 0.12];
  const angle = (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
  const shot = draw('g', {});
  shot.style.setProperty('--seat', colour(seat));
  const d = `M${start} Q${bend} ${end}`;
  const paths = ['fic-arrow-edge', 'fic-arrow-shaft'].map(name => draw('path', { class: name, d, pathLength: 1 }));
  const head = draw('path', { class: 'fic-arrow-head', d: 'M4 0 L-14 -9 L-9 0 L-14 9 Z', transform: `translate(${end}) rotate(${angle})` });
  shot.append(...paths, head);
  for (const path of paths) path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: FLIGHT_MS, delay, easing: 'ease-out', fill: 'both' });
  head.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80, delay: delay + FLIGHT_MS - 120, fill: 'both' });
  return shot;
}

// Where the way from a coin's middle to `end` leaves the coin.
function rim(coin, end) {
  const [x, y] = [(coin.left + coin.right) / 2, (coin.top + coin.bottom) / 2];
  const part = coin.width / 2 / Math.max(Math.hypot(end[0] - x, end[1] - y), coin.width);
  return [x + (end[0] - x) * part, y + (end[1] - y) * part];
}

// Votes for one card land beside each other, not on each other.
function landing(box, frame, seat) {
  const x = box.left + box.width * (0.3 + ((seat * 37) % 50) / 100);
  const y = box.top + box.height * 0.45;
  return [x, Math.min(Math.max(y, frame.top + 12), frame.bottom - 12)].map(Math.round);
}

function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
