/** Motion and size, as hooks: how far along a move is, and how large an element stands. */
import { useEffect, useRef, useState } from '../../kit/html.js';

/** A page that draws no frames (hidden, or too busy) still comes to the end state, this long after its time. */
const SPARE_MS = 40;

/**
 * How far along the motion is that began when `key` last changed: 0…1, eased; 1 from the first drawing on.
 * @param {string} key
 * @param {number} ms
 * @param {boolean} still jump to the end
 * @returns {number}
 */
export function useMotion(key, ms, still) {
  const move = useRef({ key, began: -Infinity });
  const [, redraw] = useState(0);
  if (move.current.key !== key) move.current = { key, began: performance.now() };
  const along = still ? 1 : eased((performance.now() - move.current.began) / ms);
  useEffect(() => {
    if (along === 1) return undefined;
    let frame = 0;
    const step = time => {
      redraw(time);
      if (time - move.current.began < ms) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    const end = setTimeout(() => redraw(performance.now()), ms + SPARE_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [key, ms, still]);
  return along;
}

function eased(t) {
  return 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
}

/**
 * An element's inner size in whole pixels, kept up to date.
 * @param {{current: Element|null}} ref
 * @returns {{width: number, height: number}|null} null before it is first drawn
 */
export function useSize(ref) {
  const [size, setSize] = useState(null);
  useEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => {
      setSize({ width: Math.floor(contentRect.width), height: Math.floor(contentRect.height) });
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return size;
}
