/** The score strip: one coin a seat, always in seat order, so nobody has to look for anybody. */

import { html } from './html.js';
import { Coin, Icon } from './pieces.js';
import { state } from './state.js';

/** @param {{p: import('./given.js').Given}} props */
export function Strip({ p }) {
  const coins = p.game ? (state.face.coins?.(p) ?? []) : [];
  const seats = p.table.seats;
  const scored = coins.some(coin => coin.score != null && coin.score !== '');
  return html`<section class="strip" aria-label="Players" data-many=${seats.length > 8} data-scored=${scored}>
    <ul class="strip-coins">
      ${seats.map((seat, i) => html`<${StripCoin} key=${i} p=${p} seat=${seat} index=${i} coin=${coins[i] ?? {}} />`)}
    </ul>
    <${Audience} p=${p} />
  </section>`;
}

function StripCoin({ p, seat, index, coin }) {
  const marks = statuses(p, seat, index, coin);
  return html`<li class="strip-coin" data-seat=${index} data-state=${presence(seat)} data-me=${index === p.you} data-owed=${p.owed(index)}>
    <span class="strip-token">
      <${Coin} p=${p} seat=${index} />
      ${coin.in ? html`<span class="badge badge-in"><${Icon} name="check" size=${12} /></span>` : null}
      ${coin.star ? html`<span class="badge badge-star"><${Icon} name="star" size=${12} /></span>` : null}
      ${away(seat) ? html`<span class="badge badge-away"><${Icon} name=${seat.cover ? 'bot' : 'moon'} size=${12} /></span>` : null}
    </span>
    <span class="strip-words">
      <span class="strip-name">${seat.name}</span>
      ${coin.note || seat.bot ? html`<span class="strip-note">${coin.note || `bot, ${seat.bot}`}</span>` : null}
    </span>
    <span class="strip-score">${coin.score ?? ''}</span>
    ${marks.length ? html`<span class="unseen">${marks.join(', ')}</span>` : null}
  </li>`;
}

/** What the marks on a coin say, in words. */
function statuses(p, seat, index, coin) {
  return [
    index === p.you && 'you', seat.person && seat.person === p.table.host && 'host', coin.star, coin.in && 'in',
    seat.cover ? `a bot plays (${seat.cover})` : away(seat) && 'away', seat.gone && 'left', p.owed(index) && 'the table waits',
  ].filter(Boolean);
}

function presence(seat) {
  if (seat.gone) return 'gone';
  if (away(seat)) return 'away';
  return seat.bot || seat.present ? 'here' : 'lost';
}

function away(seat) {
  return Boolean(seat.away || seat.cover);
}

/** Those without a seat: how many wait for one, how many watch. */
function Audience({ p }) {
  const waiting = p.table.waiting.length;
  const watching = p.table.watchers.length;
  if (!waiting && !watching) return null;
  return html`<p class="strip-audience">
    ${waiting ? html`<span><${Icon} name="clock" size=${16} /> ${waiting}<span class="unseen"> waiting for a seat</span></span>` : null}
    ${watching ? html`<span><${Icon} name="eye" size=${16} /> ${watching}<span class="unseen"> watching</span></span>` : null}
  </p>`;
}
