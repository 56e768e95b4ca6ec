/** How to play: the game's own page, fetched once. */

import { html, useEffect, useRef, useState } from './html.js';
import { state } from './state.js';

let fetched = null;

export function HowSheet() {
  const [text, setText] = useState(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetched ??= load(state.room.slug);
    fetched.then(setText, () => { fetched = null; setFailed(true); });
  }, []);
  if (failed) return html`<p>The rules could not be fetched. Close this and open it again.</p>`;
  return html`<${Rules} text=${text} />`;
}

function Rules({ text }) {
  const place = useRef(null);
  useEffect(() => {
    if (text !== null) place.current.replaceChildren(...parsed(text));
  }, [text]);
  return html`<div class="rules" ref=${place}>${text === null ? html`<p>Fetching the rules…</p>` : null}</div>`;
}

async function load(slug) {
  const answer = await fetch(`/games/${slug}/how-to-play?fragment=1`);
  if (!answer.ok) throw new Error(`how to play: ${answer.status}`);
  return answer.text();
}

function parsed(text) {
  return [...new DOMParser().parseFromString(text, 'text/html').body.childNodes];
}
