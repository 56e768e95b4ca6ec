/** The felt: the tray at the top, and below it the pad, its answers, or the scores. */
import { html, useEffect } from '../../kit/html.js';
import { momentsOf, useMoments, useSounds } from './moments.js';
import { Cover, Pad, Watched } from './pad_view.js';
import { Review } from './review_view.js';
import { Scored } from './scored_view.js';
import { Tray } from './tray_view.js';

export function Desk(p) {
  return p.game ? html`<${Felt} p=${p} />` : null;
}

function Felt({ p }) {
  const { game } = p;
  useMoments(p, momentsOf(game));
  useSounds(p);
  useTop(`${game.phase} ${game.round} ${game.live} ${game.review?.cat}`);
  return html`<div class=${p.tv ? 'ar-felt ar-tv' : 'ar-felt'} data-phase=${game.phase}>
    <${Tray} p=${p} />
    <section class="ar-below"><${Below} p=${p} /></section>
  </div>`;
}

function Below({ p }) {
  const { game, you } = p;
  if (game.phase === 'review') return html`<${Review} p=${p} />`;
  if (game.phase === 'scored' || game.phase === 'over') return html`<${Scored} p=${p} />`;
  if (!game.live) return html`<${Cover} p=${p} />`;
  return you === null || !game.pad ? html`<${Watched} p=${p} />` : html`<${Pad} key=${`${p.table.deal} ${game.round}`} p=${p} />`;
}

/** Something new to read begins at its top. */
function useTop(what) {
  useEffect(() => { document.getElementById('desk')?.scrollTo(0, 0); }, [what]);
}
