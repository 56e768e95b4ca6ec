/** Points that travel from where they were won to the coin of who won them. Only motion: the score is already right. */

const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Where a seat's coin is on the screen.
 * @param {number} seat
 * @returns {DOMRect|null}
 */
export function coinBox(seat) {
  const coins = [...document.querySelectorAll(`.strip [data-seat="${seat}"] .coin, .seats [data-seat="${seat}"] .coin`)];
  return coins.map(coin => coin.getBoundingClientRect()).find(box => box.width > 0) ?? null;
}

/**
 * @param {Element|DOMRect} from
 * @param {number} seat
 * @param {string} text '+2'
 */
export function fly(from, seat, text) {
  const end = coinBox(seat);
  if (!end || still.matches || document.hidden) return;
  const start = from instanceof Element ? from.getBoundingClientRect() : from;
  const mote = document.createElement('span');
  mote.className = 'mote';
  mote.textContent = text;
  mote.setAttribute('aria-hidden', 'true');
  document.body.append(mote);
  mote.animate(path(start, end), { duration: 700, easing: 'cubic-bezier(.3, 0, .2, 1)' }).finished.finally(() => mote.remove());
}

function path(start, end) {
  const [x0, y0] = middle(start);
  const [x1, y1] = middle(end);
  return [
    { transform: `translate(${x0}px, ${y0}px) translate(-50%, -50%) scale(.6)`, opacity: 0 },
    { transform: `translate(${x0}px, ${y0 - 12}px) translate(-50%, -50%) scale(1.25)`, opacity: 1, offset: 0.25 },
    { transform: `translate(${x1}px, ${y1}px) translate(-50%, -50%) scale(1)`, opacity: 1, offset: 0.9 },
    { transform: `translate(${x1}px, ${y1}px) translate(-50%, -50%) scale(.4)`, opacity: 0 },
  ];
}

function middle({ left, top, width, height }) {
  return [left + width / 2, top + height / 2];
}
