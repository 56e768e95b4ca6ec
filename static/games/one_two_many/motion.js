/** Motion and size, as hooks: how far along a move is, and how large an element stands. */
import { useEffect, useRef, useState } from '../../kit/html.js';

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
  useEffect(() => {
    let frame = 0;
    const step = time => {
      if (time - move.current.began >= 2 * ms) return;
      redraw(time);
      frame = requestAnimationFrame(step);
    };
    if (!still) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [key, ms, still]);
  return still ? 1 : eased((performance.now() - move.current.began) / ms);
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
