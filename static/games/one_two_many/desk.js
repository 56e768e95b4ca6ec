/** The middle of the room: the sky, and the path down its side. */
import { html } from '../../kit/html.js';
import { Path } from './path_view.js';
import { Sky } from './sky_view.js';

export function Desk(p) {
  if (!p.game) return null;
  const ended = Boolean(p.game.won) && p.beat?.cue !== 'melt';
  return html`<div class=${['otm-desk', ended && 'otm-over', p.tv && 'otm-tv'].filter(Boolean).join(' ')}>
    <${Sky} p=${p} />
    <${Path} p=${p} ended=${ended} />
  </div>`;
}
