/**
 * The shapes of the coins: pure. Colour and shape both tell seats apart, so nobody has to see colours.
 * Paths are drawn in a 48 × 48 box around its middle.
 */

const round = 'M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42z';
const square = 'M12 4.5h24a7.5 7.5 0 0 1 7.5 7.5v24a7.5 7.5 0 0 1-7.5 7.5h-24a7.5 7.5 0 0 1-7.5-7.5v-24a7.5 7.5 0 0 1 7.5-7.5z';
const hexagon = 'M21 3.4a6 6 0 0 1 6 0l13 7.5a6 6 0 0 1 3 5.2v15.8a6 6 0 0 1-3 5.2l-13 7.5a6 6 0 0 1-6 0l-13-7.5a6 6 0 0 1-3-5.2v-15.8a6 6 0 0 1 3-5.2z';
const shield = 'M9 4.5h30a4.5 4.5 0 0 1 4.5 4.5v15c0 10.5-7.5 17.2-17 21a6.5 6.5 0 0 1-5 0c-9.5-3.8-17-10.5-17-21v-15a4.5 4.5 0 0 1 4.5-4.500z';
const clover = 'M24 2.600a9.8 9.8 0 0 1 8.7 5.300a9.8 9.8 0 0 1 8.5 9.200a9.8 9.8 0 0 1 0 13.800a9.8 9.8 0 0 1-8.5 9.200a9.8 9.8 0 0 1-17.4 0a9.8 9.8 0 0 1-8.5-9.200a9.8 9.8 0 0 1 0-13.800a9.8 9.8 0 0 1 8.5-9.200a9.8 9.8 0 0 1 8.7-5.300z';
const diamond = 'M20.1 2.700a5.5 5.5 0 0 1 7.8 0l17.4 17.400a5.5 5.5 0 0 1 0 7.800l-17.4 17.400a5.5 5.5 0 0 1-7.8 0l-17.4-17.400a5.5 5.5 0 0 1 0-7.800z';

const SHAPES = [
  { name: 'round', path: round },
  { name: 'square', path: square },
  { name: 'hexagon', path: hexagon },
  { name: 'shield', path: shield },
  { name: 'clover', path: clover },
  { name: 'diamond', path: diamond },
];

/** How many seat colours the house has (`--seat-0` and on). */
export const COLOURS = 15;

/**
 * @param {number} seat
 * @returns {{name: string, path: string}}
 */
export function shape(seat) {
  return SHAPES[seat % SHAPES.length];
}

/**
 * The token of the seat's colour, ready for a style.
 * @param {number} seat
 */
export function colour(seat) {
  return `var(--seat-${seat % COLOURS})`;
}
