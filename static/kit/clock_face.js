/** A clock people can read across the room: seconds by the server's time, red when low. It is not read out, but for a word when it gets low (`moments.js`). */

import { LOW_SECONDS, face, left } from './clock.js';
import { html } from './html.js';
import { useTicks } from './ticking.js';

/** @param {{clock: {ends: number, low?: number, stopped?: number}, now: () => number, size?: string}} props */
export function Clock({ clock, now, size = 'middle' }) {
  const stopped = clock.stopped != null;
  useTicks(200, !stopped);
  const seconds = left(clock, now());
  const low = seconds <= (clock.low ?? LOW_SECONDS);
  return html`<span class=${`clock clock-${size}`} role="timer" aria-label="Time left" data-low=${low} data-stopped=${stopped}>
    ${face(seconds)}
  </span>`;
}
