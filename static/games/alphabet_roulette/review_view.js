/** The review: one category, every answer to it, what it scores and why, and what is argued about it. */
import { html, useState } from '../../kit/html.js';
import { Coin, Press } from '../../kit/pieces.js';
import { ReportWay } from '../../kit/report.js';
import { list, plural } from '../../kit/words.js';
import { Menu } from './challenge_view.js';
import { why } from './told.js';
import { Vote } from './vote_view.js';

/** @param {{p: object}} props */
export function Review({ p }) {
  const { list: { categories, id, no }, review: { cat, marks } } = p.game;
  const answered = marks[cat].flatMap((mark, seat) => (mark.status === 'blank' ? [] : [seat]));
  return html`<div class="ar-pad ar-review">
    <p class="ar-binding"><span>List ${no}</span><span>${cat + 1} of 12</span></p>
    <h2 class="ar-category" id="ar-category"><span class="ar-number">${cat + 1}.</span> ${categories[cat]}</h2>
    <ul class="ar-rows" aria-labelledby="ar-category">${answered.map(seat => html`<${Row} key=${seat} p=${p} seat=${seat} mark=${marks[cat][seat]} />`)}</ul>
    <${Blanks} p=${p} marks=${marks[cat]} />
    <${ReportWay} p=${p} groups=${[aLine(categories[cat], `${id}:${cat + 1}`)]}>A wrong line?<//>
  </div>`;
}

/** A list's line, as something to report: known by its id, or where that isn't on screen by its text. */
export function aLine(text, item = text) {
  return { name: text, things: [{ kind: 'line', item, words: 'This line should not be in the game, or should be put another way.' }] };
}

function Row({ p, seat, mark }) {
  const { game, you } = p;
  const { cat, challenges } = game.review;
  const here = challenges.filter(one => one.cat === cat && one.seat === seat);
  return html`<li class="ar-row" data-status=${mark.status} data-mine=${seat === you}>
    <${Coin} p=${p} seat=${seat} size="small" />
    <${Said} p=${p} seat=${seat} mark=${mark} />
    <${Worth} mark=${mark} />
    <p class="ar-why">${why(mark, game.letter, p.name)}</p>
    <${Ways} p=${p} seat=${seat} />
    ${here.map(one => html`<${Vote} key=${one.id} p=${p} challenge=${one} />`)}
  </li>`;
}

function Said({ p, seat, mark }) {
  return html`<div class="ar-said">
    <p class="ar-by">${p.name(seat)}${seat === p.you ? ' (you)' : ''}</p>
    <p class="ar-answer"><span class=${mark.status === 'ok' ? 'ar-text' : 'ar-text ar-struck'}>${mark.text}</span></p>
  </div>`;
}

/** A rubber stamp for what scores. @param {{mark: object}} props */
export function Worth({ mark }) {
  if (mark.status !== 'ok') return html`<p class="ar-worth ar-nothing"><span aria-hidden="true">0</span><span class="unseen">No points</span></p>`;
  return html`<p class="ar-worth"><span class="ar-stamp" key=${mark.points} aria-hidden="true">${mark.points}</span><span class="unseen">${plural(mark.points, 'point')}</span></p>`;
}

/** What can still be raised about this answer: a menu, an appeal of one's own, a likely twin. */
function Ways({ p, seat }) {
  const { review: { cat }, may } = p.game;
  const own = seat === p.you;
  const [open, setOpen] = useState(null);
  const kinds = may[seat] ?? [];
  const asks = kinds.filter(kind => kind !== 'appeal');
  const raise = challenge => {
    setOpen(null);
    return p.act({ type: 'challenge', cat, seat, round: p.game.round, ...challenge }, { beside: true });
  };
  if (!kinds.length) return null;
  return html`
    <div class="ar-ways">
      ${kinds.includes('appeal') ? html`<${Press} class="button small" press=${() => raise({ kind: 'appeal' })}>It counts?<//>` : null}
      ${asks.length ? html`<button type="button" class="button small ar-challenge" aria-expanded=${open === cat} aria-label=${own ? 'Call my answer the same as another' : `Challenge ${p.name(seat)}’s answer`}
        onClick=${() => setOpen(open === cat ? null : cat)}>${own ? 'Same as…' : 'Challenge'}</button>` : null}
    </div>
    <${Twins} p=${p} seat=${seat} raise=${raise} can=${kinds.includes('same')} />
    ${open === cat ? html`<${Menu} p=${p} seat=${seat} kinds=${asks} raise=${raise} />` : null}`;
}

/** Likely the same as a later one: quietly, once for each pair. */
function Twins({ p, seat, raise, can }) {
  const { cat, hints, marks } = p.game.review;
  const likely = can ? hints[seat].filter(other => other > seat) : [];
  return likely.map(other => html`<div class="ar-twin" key=${other}>
    <${Press} class="button small quiet" press=${() => raise({ kind: 'same', other })}>Same as ${p.name(other)}’s “${marks[cat][other].text}”?<//>
  </div>`);
}

function Blanks({ p, marks }) {
  const names = marks.flatMap((mark, seat) => (mark.status === 'blank' ? [seat === p.you ? 'You' : p.name(seat)] : []));
  return names.length ? html`<p class="ar-blanks">${list(names)} left it blank.</p>` : null;
}
