/** The middle of the room: a librarian's desk, and on it what this moment is about. */

import { html, useEffect, useRef } from '../../kit/html.js';
import { Choose } from './choose_view.js';
import { Reveal } from './reveal_view.js';
import { looksBack } from './unfolding.js';
import { Vote } from './vote_view.js';
import { Write } from './write_view.js';

export function Desk(p) {
  const end = useRef(null);
  useEffect(() => markWhatLiesBelow(end.current), []);
  if (!p.game) return null;
  const scene = looksBack(p) ? 'reveal' : p.game.phase;
  const Scene = SCENES[scene];
  const round = scene === 'reveal' ? p.game.last.round : p.game.round;
  return html`<div class=${p.tv ? 'fic-desk fic-tv' : 'fic-desk'} data-scene=${scene}>
    <div class="fic-blotter"><${Scene} key=${`${scene} ${round}`} p=${p} /></div>
    <i class="fic-end" ref=${end} aria-hidden="true"></i>
  </div>`;
}

const SCENES = { choose: Choose, write: Write, vote: Vote, reveal: Reveal };

/** Cards out of sight below are hinted at (see the style): a screen that happens to end between two cards hides the rest. */
function markWhatLiesBelow(end) {
  const desk = end?.closest('.fic-desk');
  if (!desk) return undefined;
  const watch = new IntersectionObserver(([seen]) => desk.toggleAttribute('data-more', !seen.isIntersecting), { root: desk.closest('.desk') });
  watch.observe(end);
  return () => watch.disconnect();
}
