/**
 * Where the two lights hang and what shape they make together. Pixels, y downwards; no DOM.
 *
 * @typedef {{x: number, y: number, r: number}} Orb
 * @typedef {{x: number, y: number, w: number, h: number}} Box  x and y are the middle
 * @typedef {{across: boolean, orbs: [Orb, Orb], lens: Box, words: [Box, Box], cusps: [Point, Point],
 *            rims: [Point, Point]}} Sky
 * @typedef {{x: number, y: number}} Point
 */

/** How much of a radius the two lights share; more where room is scarce, since a guess must stand in there. */
const SHARED = { across: 0.72, close: 0.9, stacked: 0.86 };
/** Before the first words the two have not met: this much of a radius lies between them. */
const APART = -0.3;
const LARGEST = 300;
/** Below this height the lights stand close; below the lower one they reach out of the stage, above and below. */
const CLOSE = 340;
export const LOW = 200;
/** Where an author's coin sits on a light beside another: low and a little outward. */
const RIM = [0.42, 0.907];
/** Coins keep so far inside a low stage. */
const INSET = 20;

/**
 * The resting place of everything in a stage: lights side by side, or one above the other where that reads better.
 * @param {number} width
 * @param {number} height
 * @param {boolean} met false before the first two words
 * @returns {Sky} with `met` false the lens is empty and both cusps lie in the middle
 */
export function sky(width, height, met = true) {
  const side = met ? (height < CLOSE ? SHARED.close : SHARED.across) : APART;
  const stack = met ? SHARED.stacked : APART;
  const across = radius(width, height, side, height < LOW);
  const stacked = radius(height, width, stack, false);
  const tall = height > width && stacked >= across * 0.85;
  return tall ? turned(lying(height, width, stacked, stack, false))
    : lying(width, height, across, side, true);
}

function radius(along, over, shared, low) {
  const margin = Math.max(20, 0.065 * Math.min(along, over));
  const tall = low ? over * 0.85 : (over - 2 * margin) / 2;
  return Math.max(24, Math.min(LARGEST, tall, (along - 2 * margin) / (4 - shared)));
}

function lying(along, over, r, shared, upright) {
  const x = along / 2;
  const y = over / 2;
  const half = r - (shared * r) / 2;
  const tip = Math.sqrt(Math.max(0, r * r - half * half));
  const [out, down] = upright ? RIM : [1, 0];
  const inside = value => Math.min(Math.max(value, INSET), over - INSET);
  const short = box => ({ ...box, h: Math.min(box.h, over - INSET) });
  return {
    across: true,
    orbs: [{ x: x - half, y, r }, { x: x + half, y, r }],
    lens: short({ x, y, ...inLens(r, half, upright ? 0.42 : 0.54) }),
    words: [-1, 1].map(side => short(inCrescent(x + side * half, y, r, side, shared, upright))),
    cusps: [{ x, y: inside(y - tip) }, { x, y: inside(y + tip) }],
    rims: [-1, 1].map(side => ({ x: x + side * (half + r * out), y: inside(y + r * down) })),
  };
}

/** The widest box of half height `reach` radii that stays inside both circles. */
function inLens(r, half, reach) {
  return { w: Math.max(0, 2 * (r * Math.sqrt(1 - reach * reach) - half)), h: 2 * reach * r };
}

/** The box for a word: inside its own circle, clear of the other one. */
function inCrescent(cx, cy, r, side, shared, upright) {
  const outer = r * (upright ? 0.78 : 0.68);
  const inner = Math.min(outer, r * (0.96 - shared));
  const reach = Math.sqrt(r * r - outer * outer) * 0.97;
  return { x: cx + side * (outer - inner) / 2, y: cy, w: outer + inner, h: 2 * reach };
}

/** A sky lying along x, turned to stand along y. */
function turned({ orbs, lens, words, cusps, rims }) {
  const point = p => ({ ...p, x: p.y, y: p.x });
  const box = b => ({ x: b.y, y: b.x, w: b.h, h: b.w });
  return {
    across: false,
    orbs: orbs.map(point),
    lens: box(lens),
    words: words.map(box),
    cusps: cusps.map(point),
    rims: rims.map(point),
  };
}

/**
 * The two lights as far apart as they come from: a little more than a diameter.
 * @param {Sky} at
 * @returns {[Orb, Orb]}
 */
export function apart({ orbs: [a, b], across }) {
  const [dx, dy] = across ? [a.r * 1.1, 0] : [0, a.r * 1.1];
  return [{ ...a, x: a.x - dx, y: a.y - dy }, { ...b, x: b.x + dx, y: b.y + dy }];
}

/**
 * The lights on their way from one place to another.
 * @param {[Orb, Orb]} from
 * @param {[Orb, Orb]} to
 * @param {number} along 0…1
 * @returns {[Orb, Orb]}
 */
export function drifting(from, to, along) {
  const way = (a, b) => a + (b - a) * along;
  return to.map((orb, i) => ({ x: way(from[i].x, orb.x), y: way(from[i].y, orb.y), r: way(from[i].r, orb.r) }));
}

/**
 * The single light that two melt into, in the middle of the stage.
 * @param {Sky} at
 * @returns {Orb}
 */
export function moon({ orbs, lens }) {
  return { x: lens.x, y: lens.y, r: orbs[0].r * 1.12 };
}

/**
 * Where two equal lights overlap.
 * @param {Orb} a
 * @param {Orb} b
 * @returns {string} an SVG path; '' while they are apart
 */
export function overlap(a, b) {
  const gap = Math.hypot(b.x - a.x, b.y - a.y);
  if (gap < 0.5 || gap >= 2 * a.r) return '';
  const [tip, other] = necks(a, b, gap, 0)(a);
  const arc = `A${n(a.r)} ${n(a.r)} 0 0 0 `;
  return `M${at(tip)}${arc}${at(other)}${arc}${at(tip)}Z`;
}

/**
 * The skin around two equal lights: one outline with softened corners while they are near, two circles when far.
 * @param {Orb} a
 * @param {Orb} b
 * @param {number} soft radius of the softening, in pixels
 * @returns {string} an SVG path
 */
export function skin(a, b, soft) {
  const gap = Math.hypot(b.x - a.x, b.y - a.y);
  if (gap < 0.5) return ring(a);
  if (gap >= a.r + b.r + 2 * soft) return `${ring(a)} ${ring(b)}`;
  const touch = necks(a, b, gap, soft);
  const [a1, a2] = touch(a);
  const [b1, b2] = touch(b);
  return [
    `M${at(a1)}`,
    `A${n(a.r)} ${n(a.r)} 0 1 1 ${at(a2)}`,
    `A${n(soft)} ${n(soft)} 0 0 0 ${at(b2)}`,
    `A${n(b.r)} ${n(b.r)} 0 1 1 ${at(b1)}`,
    `A${n(soft)} ${n(soft)} 0 0 0 ${at(a1)}Z`,
  ].join('');
}

/** A circle of radius `soft` rests in each notch between the lights; these are the points where it touches them. */
function necks(a, b, gap, soft) {
  const ux = (b.x - a.x) / gap;
  const uy = (b.y - a.y) / gap;
  const reach = a.r + soft;
  const rise = Math.sqrt(Math.max(0, reach * reach - (gap * gap) / 4));
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const notches = [1, -1].map(side => ({ x: middle.x - side * uy * rise, y: middle.y + side * ux * rise }));
  const share = a.r / reach;
  return orb => notches.map(p => ({ x: orb.x + (p.x - orb.x) * share, y: orb.y + (p.y - orb.y) * share }));
}

function ring({ x, y, r }) {
  return `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y)}Z`;
}

const n = value => Math.round(value * 100) / 100;
const at = p => `${n(p.x)} ${n(p.y)}`;
