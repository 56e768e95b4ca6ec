/** What stands in the field right now, so that the sky can show it as it is typed. Kept outside the tree: it is no state. */
import { useEffect, useState } from '../../kit/html.js';

let text = '';
const listeners = new Set();

/** @param {string} typed */
export function tell(typed) {
  text = typed;
  listeners.forEach(hear => hear(typed));
}

/** @returns {string} what stands in the field, drawn again at every key */
export function useTyping() {
  const [typed, hear] = useState(text);
  useEffect(() => {
    hear(text);
    listeners.add(hear);
    return () => listeners.delete(hear);
  }, []);
  return typed;
}
