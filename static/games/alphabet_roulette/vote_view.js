/** A vote, under the answer it is about: who says what, two sides to press, and how it came out. */
import { html } from '../../kit/html.js';
import { Coin, Press } from '../../kit/pieces.js';
import { SIDES, claim, outcome } from './told.js';

/** @param {{p: object, challenge: object}} props */
export function Vote({ p, challenge }) {
  const { game, you } = p;
  const { id, cat, kind, decided, prefilled } = challenge;
  const open = decided === null;
  const said = claim(challenge, game.review.marks[cat], p.name, you);
  const may = you !== null && !game.gone.includes(you) && (open || prefilled);
  return html`<div class="ar-vote" data-owed=${game.owes.includes(id)} data-open=${open} role="group" aria-label=${`Vote: ${said}`}>
    <p class="ar-claim">${said}</p>
    <div class="ar-sides">
      ${[true, false].map(yes => html`<${Side} key=${yes} p=${p} challenge=${challenge} yes=${yes} may=${may} />`)}
    </div>
    ${open ? null : html`<p class="ar-ruling"><strong>The table says ${outcome(kind, decided)}.</strong>${prefilled && may ? ' Convinced otherwise? Change your vote.' : ''}</p>`}
  </div>`;
}

function Side({ p, challenge, yes, may }) {
  const { id, kind, votes, decided } = challenge;
  const voters = Object.keys(votes).map(Number).filter(seat => votes[seat] === yes);
  const words = SIDES[kind][yes ? 0 : 1];
  return html`<div class="ar-choice" data-won=${decided === yes}>
    ${may
      ? html`<${Press} class="button wide" aria-pressed=${votes[p.you] === yes} press=${() => p.act({ type: 'vote', id, yes, round: p.game.round }, { beside: true })}>${words}<//>`
      : html`<p class="ar-option">${words}</p>`}
    <p class="ar-voters"><span class="unseen">${words}: ${voters.map(p.name).join(', ') || 'nobody'}</span>${voters.map(seat => html`<${Coin} key=${seat} p=${p} seat=${seat} size="small" />`)}</p>
  </div>`;
}
