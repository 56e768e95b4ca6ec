/** A clock people can read across the room: seconds by the server's time, red when low. It is not read out, but for a word when it gets low (`moments.js`). */

import { LOW_SECONDS, face, left } from './clock.js';
import { html, useEffect, useState } from './html.js';

/** @param {{clock: {ends: number, low?: number, stopped?: number}, now: () => number, size?: string}} props */
export function Clock({ clock, now, size = 'middle' }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (clock.stopped != null) return undefined;
    const timer = setInterval(() => tick(n => n + 1), 200);
    return () => clearInterval(timer);
  }, [clock.stopped != null]);
  const seconds = left(clock, now());
  const low = seconds <= (clock.low ?? LOW_SECONDS);
  const stopped = clock.stopped != null;
  return html`<span class=${`clock clock-${size}`} role="timer" aria-label="Time left" data-low=${low} data-stopped=${stopped}>
    ${face(seconds)}
  </span>`;
}
