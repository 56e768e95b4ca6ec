/** The stage: two lights, the words in them, and what is guessed where they overlap. */
import { html, useEffect, useMemo, useRef } from '../../kit/html.js';
import { Coin } from '../../kit/pieces.js';
import { LINE, fit, shorten } from './fit.js';
import { standing } from './guessing.js';
import { Lights } from './lights.js';
import { measure, useFace } from './measure.js';
import { useMotion, useSize } from './motion.js';
import { LOW, apart, drifting, moon, sky } from './orbs.js';
import { useTyping } from './typing.js';

const DRIFT_MS = 1100;
const MELT_MS = 1300;
const LEAST = 12;
/** My own guess may stand a little smaller: it is in the field as well. */
const LEAST_GUESS = 11;
/** The largest a word may stand, in radii of its light. */
const WORD = 0.33;
const GUESS = 0.26;
const WON = 0.5;

export function Sky({ p }) {
  const frame = useRef(null);
  const size = useSize(frame);
  useFace();
  return html`<section class="otm-sky" ref=${frame} aria-label=${title(p.game)}>
    ${size && size.width > 0 && size.height > 0 && html`<${Scene} p=${p} size=${size} />`}
  </section>`;
}

function title(game) {
  if (game.won) return 'How it ended';
  return game.pair ? 'The two words on the table' : 'The opening words';
}

function Scene({ p, size }) {
  const { game } = p;
  const { width, height } = size;
  const met = Boolean(game.pair);
  const at = useMemo(() => sky(width, height, met), [width, height, met]);
  const drift = useMotion(`${p.table.deal} ${game.round} ${met}`, DRIFT_MS, p.calm);
  const melted = useMotion(`${p.table.deal} ${game.won ? 'won' : ''}`, MELT_MS, p.calm);
  const from = game.path.length === 1 ? sky(width, height, false).orbs : apart(at);
  const end = moon(at);
  useSound(p);
  const orbs = game.won ? drifting(at.orbs, [end, end], melted) : met ? drifting(from, at.orbs, drift) : at.orbs;
  return html`
    <${Lights} size=${size} orbs=${orbs} step=${Math.max(0, game.path.length - 1)} lit=${[0, 1].map(i => met || game.guessed.length > i)}
      soft=${game.won ? 0.5 : 0.05 + 0.35 * (game.votes.length / game.majority)} melted=${game.won ? melted : 0}
      glow=${!game.won && met && game.guess !== null} />
    ${game.won ? html`<${Won} p=${p} end=${end} seen=${melted} />`
      : met ? html`<${OnTable} p=${p} at=${at} orbs=${orbs} seen=${drift} low=${height < LOW} />`
        : html`<${Opening} p=${p} at=${at} low=${height < LOW} />`}`;
}

/** No word stands this many times as large as the other. */
const ALIKE = 1.6;

/** A soft note when a new pair comes up, a chord when two have met; nothing for what was there when the page opened. */
function useSound(p) {
  const heard = useRef(null);
  const { pair, won } = p.game;
  const now = `${p.table.deal} ${p.game.path.length} ${Boolean(won)}`;
  useEffect(() => {
    if (heard.current !== null && pair) p.sound(won ? 'melt' : 'turn');
    heard.current = now;
  }, [now]);
}

/** Both words and their authors, and between them my guess and the two places for guesses. */
function OnTable({ p, at, orbs, seen, low }) {
  const look = low ? 'unseen' : at.orbs[0].r < 110 ? 'otm-author otm-bare' : 'otm-author';
  const most = alike(p.game.pair, at);
  return html`
    <div class="otm-met" style=${{ opacity: seen }}>
    <ul class="otm-words">
      ${p.game.pair.map(({ seat, text }, i) => {
        const moved = { x: orbs[i].x - at.orbs[i].x, y: orbs[i].y - at.orbs[i].y };
        return html`<li key=${i}>
          <${Words} text=${text} box=${shifted(at.words[i], moved)} most=${most} />
          <${Author} p=${p} seat=${seat} at=${shifted(at.rims[i], moved)} look=${look} />
        </li>`;
      })}
    </ul>
    ${p.you === null ? null : html`<${Mine} p=${p} box=${at.lens} most=${GUESS * at.orbs[0].r} />`}
    ${!low && [0, 1].map(i => html`<${Socket} key=${i} p=${p} seat=${p.game.guessed[i]} at=${at.cusps[i]} />`)}
    </div>`;
}

/** The largest size for both words, so that a short one does not shout down a long one. */
function alike(pair, at) {
  const most = Math.max(LEAST, WORD * at.orbs[0].r);
  const sizes = pair.map(({ text }, i) => fit(text, at.words[i], measure, { least: LEAST, most }).size);
  return Math.min(most, ALIKE * Math.min(...sizes));
}

/** Before the first pair: two unlit lights that fill as words come in. Only I see mine. */
function Opening({ p, at, low }) {
  const { guessed } = p.game;
  const place = guessed.includes(p.you) ? guessed.indexOf(p.you) : guessed.length;
  return html`
    ${['one', 'two'].map((word, i) => guessed.length <= i && html`<${Empty} key=${word} word=${word} box=${at.words[i]} />`)}
    ${p.you === null ? null : html`<${Mine} p=${p} box=${at.words[place]} most=${WORD * at.orbs[0].r} />`}
    ${guessed.map((seat, i) => html`
      ${seat === p.you ? null : html`<${Sealed} key=${`sealed ${seat}`} box=${at.words[i]} />`}
      <${Author} key=${seat} p=${p} seat=${seat} at=${at.rims[i]} look=${low ? 'unseen' : at.orbs[i].r < 70 ? 'otm-author otm-bare' : 'otm-author'} />`)}`;
}

function Empty({ word, box }) {
  return html`<p class="otm-empty" aria-hidden="true" style=${placed(box)}>${word}</p>`;
}

function Sealed({ box }) {
  return html`<p class="otm-sealed" style=${placed(box)}>in</p>`;
}

/** My guess as I type it, and glowing once it is in. The field itself speaks to screen readers. */
function Mine({ p, box, most }) {
  const typed = useTyping();
  const { guess } = p.game;
  const how = standing(typed, guess);
  const text = how === 'cleared' || how === 'empty' ? (guess ?? '') : typed.trim();
  if (!text) return p.game.pair ? html`<p class="otm-ask" aria-hidden="true" style=${placed(box)}>?</p>` : null;
  return html`<${Words} text=${text} box=${box} most=${most} least=${LEAST_GUESS} quiet name=${how === 'sent' ? 'otm-mine' : 'otm-mine otm-unsent'} />`;
}

function Won({ p, end, seen }) {
  const { won } = p.game;
  const { x, y, r } = end;
  const texts = won.how === 'vote' ? won.texts : [won.texts[0]];
  const aside = texts.length > 1 ? r * 0.44 : 0;
  const box = { w: r * 1.5, h: texts.length > 1 ? r * 0.62 : r * 1.1 };
  return html`
    <div class="otm-won" style=${{ opacity: Math.max(0, seen * 2 - 1) }}>
      ${texts.map((text, i) => html`<${Words} key=${i} text=${text} most=${WON * r} box=${{ ...box, x, y: y + (i ? aside : -aside) }} />`)}
      ${aside > 0 && html`<p class="otm-equal" aria-hidden="true" style=${placed({ x, y, w: r, h: 0 })}>=</p>`}
      ${won.seats.map((seat, i) => html`<${Author} key=${seat} p=${p} seat=${seat} at=${{ x: x + (i ? 0.5 : -0.5) * r, y: y + 0.9 * r }} />`)}
    </div>`;
}

/** Words set as large as their box allows. Readers get them whole, eyes get them line by line. */
function Words({ text, box, most, least = LEAST, name = 'otm-word', quiet = false }) {
  const { size, lines } = useMemo(() => fit(text, box, measure, { least, most: Math.max(least, most) }), [text, box.w, box.h, least, most, document.fonts.status]);
  const seen = shorten(lines, box.h / (size * LINE) + 0.3);
  return html`<p class=${name} aria-hidden=${quiet ? 'true' : undefined} title=${seen === lines ? undefined : text}
    style=${{ ...placed(box), fontSize: `${size}px` }}>
    ${!quiet && html`<span class="unseen">${text}</span>`}
    <span aria-hidden="true">${seen.map((line, i) => html`<span key=${i} class="otm-line">${line}</span>`)}</span>
  </p>`;
}

function Author({ p, seat, at, look = 'otm-author' }) {
  return html`<p class=${look} style=${{ left: `${at.x}px`, top: `${at.y}px` }}>
    <${Coin} p=${p} seat=${seat} size="small" /><span><span class="unseen">from </span>${p.name(seat)}</span>
  </p>`;
}

/** One of the two places for guesses: empty, or with the coin of who has one in. */
function Socket({ p, seat, at }) {
  const full = seat !== undefined;
  return html`<span class=${full ? 'otm-socket otm-full' : 'otm-socket'} aria-hidden="true" style=${{ left: `${at.x}px`, top: `${at.y}px` }}>
    ${full && html`<${Coin} p=${p} seat=${seat} size="small" />`}
  </span>`;
}

function shifted(box, { x, y }) {
  return { ...box, x: box.x + x, y: box.y + y };
}

function placed({ x, y, w, h }) {
  return { left: `${x - w / 2}px`, top: `${y - h / 2}px`, width: `${w}px`, height: `${h}px` };
}
