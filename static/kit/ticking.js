/** What says how long something takes is drawn again as time goes by. */

import { useEffect, useState } from './html.js';

/** Draw this part again every so often. @param {number} ms @param {boolean} [runs] */
export function useTicks(ms, runs = true) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick(n => n + 1), ms);
    return () => clearInterval(timer);
  }, [ms, runs]);
}
