/** What comes with time alone: the die lands, the pads open, ten seconds are left. */
import { useEffect, useRef } from '../../kit/html.js';
import { redraw } from '../../kit/state.js';
import { fresh } from './told.js';

const LOW_SECONDS = 10;

/** Draw again at each of these moments. @param {object} p @param {(number|null|undefined)[]} times server seconds */
export function useMoments(p, times) {
  useEffect(() => {
    const waits = times.filter(time => time != null && time > p.now()).map(time => setTimeout(redraw, (time - p.now()) * 1000 + 8));
    return () => waits.forEach(clearTimeout);
  }, times);
}

/** The moments of a round at which the screen changes by itself. @param {object} game */
export function momentsOf({ roll, starts, ends }) {
  if (!roll) return [];
  const step = (starts - roll.lands) / 3;
  return [roll.lands, roll.lands + step, roll.lands + 2 * step, starts, ends];
}

/** The die lands, ten seconds are left, time is up: each is heard once, and only as it happens. @param {object} p */
export function useSounds(p) {
  const { game, table } = p;
  const before = useRef(game);
  const running = table.phase === 'playing' && game.phase === 'write';
  useAt(p, running && game.roll?.lands, 'land');
  useAt(p, running && game.live && game.ends - LOW_SECONDS, 'low');
  useEffect(() => {
    if (fresh(before.current, game).some(event => event.type === 'pencils' && event.why === 'time')) p.sound('up');
    before.current = game;
  }, [game]);
}

function useAt(p, time, sound) {
  useEffect(() => {
    if (!time || time <= p.now()) return undefined;
    const timer = setTimeout(() => p.sound(sound), (time - p.now()) * 1000);
    return () => clearTimeout(timer);
  }, [time]);
}
