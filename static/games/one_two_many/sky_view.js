/** The stage: two lights, the words in them, and what is guessed where they overlap. */
import { Fragment, html, useEffect, useMemo, useRef } from '../../kit/html.js';
import { fit } from './fit.js';
import { standing } from './guessing.js';
import { Author, LEAST, LEAST_GUESS, Socket, Words, placed } from './lettering.js';
import { Lights } from './lights.js';
import { measure, useFace } from './measure.js';
import { useMotion, useSize } from './motion.js';
import { LOW, apart, drifting, moon, sky } from './orbs.js';
import { useTyping } from './typing.js';

const DRIFT_MS = 1100;
const MELT_MS = 1300;
/** The largest a word may stand, in radii of its light. */
const WORD = 0.33;
const GUESS = 0.26;
const WON = 0.5;
/** No word on the table stands this many times as large as the other. */
const ALIKE = 1.6;

export function Sky({ p }) {
  const frame = useRef(null);
  const size = useSize(frame);
  useFace();
  useSound(p);
  return html`<section class="otm-sky" ref=${frame} aria-label=${title(p.game)}>
    ${size && size.width > 0 && size.height > 0 && html`<${Scene} p=${p} size=${size} />`}
  </section>`;
}

function title(game) {
  if (game.won) return 'How it ended';
  return game.pair ? 'The two words on the table' : 'The opening words';
}

/** A soft note when a new pair comes up, a chord when two have met; nothing for what was there when the page opened. */
function useSound(p) {
  const heard = useRef(null);
  const { pair, path, won } = p.game;
  const now = `${p.table.deal} ${path.length} ${Boolean(won)}`;
  useEffect(() => {
    if (heard.current !== null && pair) p.sound(won ? 'melt' : 'turn');
    heard.current = now;
  }, [now]);
}

function Scene({ p, size }) {
  const { game } = p;
  const { width, height } = size;
  const met = Boolean(game.pair);
  const at = useMemo(() => sky(width, height, met), [width, height, met]);
  const drift = useMotion(`${p.table.deal} ${game.round} ${met}`, DRIFT_MS, p.calm);
  const melt = useMotion(`${p.table.deal} ${Boolean(game.won)}`, MELT_MS, p.calm);
  const melted = game.won ? melt : 0;
  const orbs = met ? moving(game, at, size, drift, melted) : at.orbs;
  const low = height < LOW;
  return html`
    <${Lights} size=${size} orbs=${orbs} step=${Math.max(0, game.path.length - 1)} melted=${melted} soft=${softness(game)}
      lit=${[0, 1].map(i => met || game.guessed.length > i)} glow=${met && !game.won && game.guess !== null} />
    ${game.won ? html`<${Won} p=${p} at=${moon(at)} seen=${melted} />`
      : met ? html`<${OnTable} p=${p} at=${at} orbs=${orbs} seen=${drift} low=${low} />`
        : html`<${Opening} p=${p} at=${at} low=${low} />`}`;
}

/** Where the lights are on their way in, or on their way into one. The first pair grows out of the opening lights. */
function moving(game, at, { width, height }, drift, melted) {
  if (game.won) return drifting(at.orbs, [moon(at), moon(at)], melted);
  return drifting(game.path.length === 1 ? sky(width, height, false).orbs : apart(at), at.orbs, drift);
}

/** How far the skins of the lights run together: more with every vote that the two are really the same. */
function softness({ won, votes, majority }) {
  return won ? 0.5 : 0.05 + 0.35 * (votes.length / majority);
}

/** Both words and their authors, and between them my guess and the two places for guesses. */
function OnTable({ p, at, orbs, seen, low }) {
  const { pair, guessed } = p.game;
  const most = useMemo(() => alike(pair, at), [pair, at]);
  return html`
    <div style=${{ opacity: Math.min(1, seen * 2.5) }}>
      <ul class="otm-words">${pair.map(({ seat, text }, i) => html`<li key=${i}>
        <${Words} text=${text} box=${carried(at.words[i], at.orbs[i], orbs[i])} most=${most} />
        <${Author} p=${p} seat=${seat} at=${carried(at.rims[i], at.orbs[i], orbs[i])} look=${authorLook(low, at.orbs[i].r < 110)} />
      </li>`)}</ul>
      <${Mine} p=${p} box=${at.lens} most=${GUESS * at.orbs[0].r} otherwise="?" />
      ${!low && html`<${Votes} game=${p.game} />`}
      ${!low && [0, 1].map(i => html`<${Socket} key=${i} p=${p} seat=${guessed[i]} at=${at.cusps[i]} />`)}
    </div>`;
}

/** How many say that the two are really the same, for those who cannot say so as well. */
function Votes({ game: { votes, majority } }) {
  if (!votes.length) return null;
  return html`<p class="otm-votes">${votes.length} of ${majority} <span class="otm-votes-words">say those two are the same</span></p>`;
}

/** The largest size for both words, so that a short one does not shout down a long one. */
function alike(pair, at) {
  const most = Math.max(LEAST, WORD * at.orbs[0].r);
  const sizes = pair.map(({ text }, i) => fit(text, at.words[i], measure, { least: LEAST, most }).size);
  return Math.min(most, ALIKE * Math.min(...sizes));
}

/** A box that moves with its light. */
function carried(box, rest, now) {
  return { ...box, x: box.x + now.x - rest.x, y: box.y + now.y - rest.y };
}

/** Above a keyboard there is no room for coins, on a small light none for names; readers get them all the same. */
function authorLook(low, small) {
  if (low) return 'unseen';
  return small ? 'otm-author otm-bare' : 'otm-author';
}

/** Before the first pair: two unlit lights that fill as words come in. Only I see mine. */
function Opening({ p, at, low }) {
  const { guessed } = p.game;
  return html`${['one', 'two'].map((number, i) => {
    const [seat, box] = [guessed[i], at.words[i]];
    const mine = seat === p.you || (i === guessed.length && !guessed.includes(p.you));
    return html`<${Fragment} key=${number}>
      ${mine ? html`<${Mine} p=${p} box=${box} most=${WORD * at.orbs[0].r} otherwise=${number} />`
        : html`<p class=${seat === undefined ? 'otm-empty' : 'otm-sealed'} aria-hidden="true" style=${placed(box)}>${seat === undefined ? number : 'in'}</p>`}
      ${seat !== undefined && html`<${Author} p=${p} seat=${seat} at=${at.rims[i]} look=${authorLook(low, at.orbs[i].r < 70)} />`}
    <//>`;
  })}`;
}

/**
 * My guess as I type it, and glowing once it is in; `otherwise` what stands there without one. For eyes alone: the field
 * and the live region speak of it to readers.
 */
function Mine({ p, box, most, otherwise }) {
  const typed = useTyping();
  const { guess, pair } = p.game;
  const how = p.you === null ? 'empty' : standing(typed, guess);
  const text = how === 'cleared' || how === 'empty' ? (guess ?? '') : typed.trim();
  if (!text) return html`<p class=${pair ? 'otm-ask' : 'otm-empty'} aria-hidden="true" style=${placed(box)}>${otherwise}</p>`;
  const look = how === 'sent' ? 'otm-mine' : `otm-mine otm-unsent${pair ? '' : ' otm-unlit-word'}`;
  return html`<${Words} text=${text} box=${box} most=${most} least=${LEAST_GUESS} quiet look=${look} />`;
}

function Won({ p, at: { x, y, r }, seen }) {
  const { seats, texts, how } = p.game.won;
  const said = how === 'vote' ? texts : texts.slice(0, 1);
  const aside = said.length > 1 ? r * 0.38 : 0;
  const box = { w: r * 1.5, h: said.length > 1 ? r * 0.54 : r * 1.1 };
  return html`
    <div style=${{ opacity: Math.max(0, seen * 2 - 1) }} class="otm-won">
      ${said.map((text, i) => html`<${Words} key=${i} text=${text} most=${WON * r} box=${{ ...box, x, y: y + (i ? aside : -aside) }} />`)}
      ${aside > 0 && html`<p class="otm-equal" aria-hidden="true" style=${placed({ x, y, w: r, h: 0 })}>=</p>`}
      ${seats.map((seat, i) => html`<${Author} key=${seat} p=${p} seat=${seat} at=${{ x: x + (i ? 0.5 : -0.5) * r, y: y + 0.9 * r }} />`)}
    </div>`;
}
