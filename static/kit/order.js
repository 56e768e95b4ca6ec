/** Standings, as rows to read: pure. */

import { list } from './words.js';

/** @typedef {{places: number[], points: number[], winners: number[], rounds: number[][]}} Result */

/**
 * Seats by place, first to last; those who tie stand in seat order.
 * @param {Result} result
 * @returns {{seat: number, place: number, points: number, won: boolean}[]}
 */
export function standings(result) {
  return result.places
    .map((place, seat) => ({ seat, place, points: result.points?.[seat] ?? 0, won: result.winners.includes(seat) }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/**
 * 'Ann wins', 'You and Bo win', 'Nobody wins'.
 * @param {Result} result
 * @param {number|null} you
 * @param {(seat: number) => string} name
 */
export function headline(result, you, name) {
  const winners = [...result.winners].sort((a, b) => Number(b === you) - Number(a === you));
  if (!winners.length) return 'Nobody wins';
  const names = winners.map(seat => (seat === you ? 'you' : name(seat)));
  const said = list(names);
  const verb = winners.length > 1 || winners[0] === you ? 'win' : 'wins';
  return `${said[0].toUpperCase()}${said.slice(1)} ${verb}`;
}

/**
 * Whether points say more than who won (a game that only has winners gives them 1 and the others 0).
 * @param {Result} result
 */
export function hasPoints(result) {
  return (result.points ?? []).some(points => points !== 0 && points !== 1);
}
