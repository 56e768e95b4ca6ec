/**
 * The die: an icosahedron, and how its twenty faces look from straight above. No DOM.
 * Space is right-handed: x to the right, y up the screen, z towards the viewer. A turn is a 3 × 3 matrix of rows.
 */

/** @typedef {[number, number, number]} Point */
/** @typedef {[Point, Point, Point]} Turn */

/** The box's letters, one a face. */
export const LETTERS = 'ABCDEFGHIJKLMNOPRSTW';
const GOLDEN = (1 + Math.sqrt(5)) / 2;
/** A lamp over the viewer's left shoulder. */
const LAMP = unit([-0.45, 0.62, 0.78]);
const DIM = 0.16;

export const CORNERS = [-1, 1]
  .flatMap(a => [-GOLDEN, GOLDEN].flatMap(b => [[0, a, b], [a, b, 0], [b, 0, a]]))
  .map(unit);

/** Corners of each face, counter-clockwise from outside. */
export const FACES = shuffled(triples().filter(face => isFace(face)).map(outward));

/** What each face is by itself: its middle, the way its letter reads and stands, and the way it looks. */
const FRAMES = FACES.map(face => {
  const [a, b, c] = face.map(corner => CORNERS[corner]);
  const middle = [0, 1, 2].map(axis => (a[axis] + b[axis] + c[axis]) / 3);
  const out = unit(middle);
  const up = unit(minus(a, middle));
  return { middle, out, up, right: cross(up, out) };
});

/**
 * The turn that lays a letter on top, upright.
 * @param {string} letter
 * @returns {Turn}
 */
export function showing(letter) {
  const { right, up, out } = FRAMES[Math.max(0, LETTERS.indexOf(letter))];
  return [right, up, out];
}

/**
 * @param {Point} axis of length one
 * @param {number} angle radians
 * @returns {Turn}
 */
export function about([x, y, z], angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const t = 1 - c;
  return [
    [t * x * x + c, t * x * y - s * z, t * x * z + s * y],
    [t * x * y + s * z, t * y * y + c, t * y * z - s * x],
    [t * x * z - s * y, t * y * z + s * x, t * z * z + c],
  ];
}

/** One turn after another. @param {Turn} then @param {Turn} first @returns {Turn} */
export function after(then, first) {
  return then.map(row => [0, 1, 2].map(col => row[0] * first[0][col] + row[1] * first[1][col] + row[2] * first[2][col]));
}

/**
 * The faces in a fixed order, as they lie on the screen (y down) for a die of radius `size`.
 * @param {Turn} turn
 * @param {number} [size]
 * @returns {{letter: string, shown: boolean, lit: number, outline: string, matrix: string}[]} lit from 0 to 1
 */
export function faces(turn, size = 100) {
  const corners = CORNERS.map(corner => spot(turned(turn, corner), size));
  return FRAMES.map((frame, k) => {
    const out = turned(turn, frame.out);
    return {
      letter: LETTERS[k],
      shown: out[2] > 0.001,
      lit: DIM + (1 - DIM) * Math.max(0, dot(out, LAMP)),
      outline: `M${FACES[k].map(corner => corners[corner].join(' ')).join('L')}Z`,
      matrix: flat(frame, turn, size),
    };
  });
}

/** How what is written on a face is squeezed on to the screen. */
function flat(frame, turn, size) {
  const [right, up, middle] = [frame.right, frame.up, frame.middle].map(one => turned(turn, one));
  return `matrix(${[right[0], -right[1], -up[0], up[1], middle[0] * size, -middle[1] * size].map(round).join(' ')})`;
}

function spot([x, y], size) {
  return [round(x * size), round(-y * size)];
}

/** @param {Turn} turn @param {Point} point @returns {Point} */
export function turned(turn, point) {
  return turn.map(row => dot(row, point));
}

function triples() {
  const found = [];
  for (let a = 0; a < 12; a += 1) for (let b = a + 1; b < 12; b += 1) for (let c = b + 1; c < 12; c += 1) found.push([a, b, c]);
  return found;
}

/** Three corners make a face when each is a neighbour of the others. */
function isFace([a, b, c]) {
  const near = (one, other) => dot(CORNERS[one], CORNERS[other]) > 0.4;
  return near(a, b) && near(b, c) && near(c, a);
}

function outward([a, b, c]) {
  const [p, q, r] = [a, b, c].map(corner => CORNERS[corner]);
  return dot(cross(minus(q, p), minus(r, p)), p) > 0 ? [a, b, c] : [a, c, b];
}

/** Neighbours in the alphabet do not lie side by side: seven has no factor in common with twenty. */
function shuffled(list) {
  return list.map((_, k) => list[(k * 7) % list.length]);
}

function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function minus(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** @param {number[]} point @returns {Point} */
export function unit(point) {
  const length = Math.hypot(...point);
  return point.map(part => part / length);
}

function round(number) {
  return Math.round(number * 1000) / 1000;
}
