/** The round looked back on: whose card was whose, who believed what, and the real one under the stamp. */

import { html, useEffect, useRef } from '../../kit/html.js';
import { coinBox, fly } from '../../kit/fly.js';
import { Coin } from '../../kit/pieces.js';
import { ReportWay } from '../../kit/report.js';
import { list } from '../../kit/words.js';
import { arrows } from './arrows.js';
import { JudgeLine, Numeral, WordCard } from './cards.js';
import { wrongIn } from './reporting.js';
import { fooledIn, isPlaying, told } from './unfolding.js';

export function Reveal({ p }) {
  const { last, reveal } = p.game;
  const shown = told(reveal.beats, p.beat?.index ?? -1);
  const desk = useRef(null);
  useEffect(() => play(p, desk.current), [p.beat?.starts, p.beat?.index]);
  return html`<div class="fic-reveal" ref=${desk}>
    <${WordCard} key="reveal" word=${last.word} small><${JudgeLine} p=${p} seat=${last.judge} word=${last.word} points=${shown.judge || shown.all ? fooledIn(last.cards) : null} /><//>
    <ol class=${last.cards.length > 6 ? 'fic-cards fic-many' : 'fic-cards'} aria-label="The cards">
      ${last.cards.map((card, k) => html`<li key=${k} data-card=${k}><${Card} p=${p} card=${card} k=${k} shown=${shown} /></li>`)}
    </ol>
    ${isPlaying(p.beat) ? null : html`<${ReportWay} p=${p} groups=${[wrongIn(p, last)]}>A wrong word?<//>`}
  </div>`;
}

function Card({ p, card, k, shown }) {
  const open = card.real ? shown.real : shown.turned.has(k);
  const looks = ['fic-card', 'fic-option', 'fic-told', open && (card.real ? 'fic-real' : 'fic-turned'), open && p.beat?.jump && 'fic-still', isOn(p.beat, k) && 'fic-now'];
  return html`<div class=${looks.filter(Boolean).join(' ')}>
    <${Numeral} k=${k} />
    <span class="fic-text"><span class="fic-typed">${card.text}</span></span>
    <span class="fic-foot">
      ${open && !card.real ? html`<span class="fic-author"><${Coin} p=${p} seat=${card.by[0]} size="small" /><span>by ${list(card.by.map(p.name))}</span>${card.votes.length ? html`<b class="fic-worth">+${card.votes.length}</b>` : null}</span>` : null}
      <${Voters} p=${p} card=${card} shown=${shown} open=${open} />
    </span>
    ${open && card.real ? html`<span class="fic-stamp">Real</span>` : null}
  </div>`;
}

function isOn(beat, k) {
  return beat !== null && (beat.k === k || Boolean(beat.ks?.includes(k)));
}

/** The coins of those who chose this card; finding the real one is worth something. */
function Voters({ p, card, shown, open }) {
  const { votes, real } = card;
  if (!shown.votes) return null;
  if (!votes.length) return html`<span class="fic-voters fic-faint">${open ? 'Nobody chose it' : ''}</span>`;
  return html`<span class="fic-voters"><span class="unseen">Chosen by ${list(votes.map(p.name))}.</span>
    ${votes.map(seat => html`<${Coin} key=${seat} p=${p} seat=${seat} size="small" />`)}
    ${open && real ? html`<b class="fic-worth">+2<span class="unseen"> each</span></b>` : null}
  </span>`;
}

/** The motion of a beat that has just begun; what it leads to is on the desk already. */
function play(p, desk) {
  const { beat } = p;
  if (!isPlaying(beat)) return undefined;
  const card = k => desk.querySelector(`[data-card="${k}"]`);
  const first = card(beat.k ?? beat.ks?.[0]);
  first?.scrollIntoView({ block: 'center', behavior: beat.jump ? 'auto' : 'smooth' });
  if (beat.jump) return undefined;
  return MOTIONS[beat.cue]?.(p, beat, card, desk);
}

const MOTIONS = {
  votes: (p, { votes, ms }, card, desk) => {
    desk.closest('.desk').scrollTo({ top: 0 });
    p.sound('arrow');
    const shots = Object.entries(votes).map(([seat, k]) => ({ seat: Number.parseInt(seat, 10), from: coinBox(seat), to: card(k) }));
    return arrows(shots.filter(({ from, to }) => from && to), desk.closest('.desk').getBoundingClientRect(), ms);
  },
  author: (p, { k, by, fooled }, card) => {
    p.sound('turn');
    const timer = setTimeout(() => by.forEach(seat => fly(card(k), seat, `+${fooled.length}`)), 450);
    return () => clearTimeout(timer);
  },
  authors: p => { p.sound('turn'); },
  real: (p, { k, found }, card) => {
    p.sound('stamp');
    const timer = setTimeout(() => found.forEach(seat => fly(card(k), seat, '+2')), 700);
    return () => clearTimeout(timer);
  },
  judge: (p, { judge, points }, card, desk) => {
    if (points) fly(desk.querySelector('.fic-word'), judge, `+${points}`);
  },
};
