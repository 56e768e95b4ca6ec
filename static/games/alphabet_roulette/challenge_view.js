/** What may still be said against an answer: one press each. */
import { html, useEffect, useRef } from '../../kit/html.js';
import { Press } from '../../kit/pieces.js';

/** @param {{p: object, seat: number, kinds: string[], raise: (challenge: object) => Promise<object>}} props */
export function Menu({ p, seat, kinds, raise }) {
  const menu = useRef(null);
  useEffect(() => menu.current.scrollIntoView({ block: 'nearest' }), []);
  return html`<div class="ar-menu" ref=${menu} role="group" aria-label=${`Challenge ${p.name(seat)}’s answer`}>
    ${kinds.flatMap(kind => RAISED[kind](p, seat)).map(({ words, ...challenge }) => html`
      <${Press} key=${words} class="button small wide" press=${() => raise(challenge)}>${words}<//>`)}
  </div>`;
}

const RAISED = {
  answer: () => [{ kind: 'answer', words: 'It doesn’t fit the category' }],
  bonus: () => [{ kind: 'bonus', words: 'Its repeated letters are no real name or title' }],
  same: ({ game: { review }, name, you }, seat) => review.same[seat].map(other => ({
    kind: 'same', other, words: `It’s the same as ${other === you ? 'your' : `${name(other)}’s`} “${review.marks[review.cat][other].text}”`,
  })),
};
