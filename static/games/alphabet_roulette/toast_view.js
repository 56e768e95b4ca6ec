/** What the table ruled on an answer of mine, for a few seconds under the tray. */
import { html, useEffect, useRef, useState } from '../../kit/html.js';
import { fresh, ruledOnMine } from './told.js';

const SHOWN_MS = 6000;

/** @param {{p: object}} props */
export function Toast({ p }) {
  const { game, you } = p;
  const before = useRef(game);
  const [said, setSaid] = useState(null);
  useEffect(() => {
    const ruled = fresh(before.current, game).map(event => ruledOnMine(event, you)).filter(Boolean);
    before.current = game;
    if (ruled.length) setSaid({ text: ruled.at(-1) });
  }, [game]);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return html`<div class="ar-toast-place">${said ? html`<p class="ar-toast">${said.text}</p>` : null}</div>`;
}
