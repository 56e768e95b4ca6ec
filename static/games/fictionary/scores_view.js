/** What the sheets tell: the game's best bluff under the result, and every round under the scores. */

import { html } from '../../kit/html.js';
import { Coin } from '../../kit/pieces.js';
import { ReportWay } from '../../kit/report.js';
import { list, plural } from '../../kit/words.js';
import { wrongIn } from './reporting.js';
import { Said, Speaker } from './said_view.js';
import { isPlaying } from './unfolding.js';

/** The fake that fooled the most, and the way to say that a word was wrong. */
export function Result(p) {
  if (!p.game?.rounds) return null;
  return html`<${Best} p=${p} /><${ReportWay} p=${p} groups=${p.game.rounds.map(round => wrongIn(p, round))}>A wrong word?<//>`;
}

function Best({ p }) {
  const { best } = p.game;
  if (!best) return null;
  const { word } = p.game.rounds[best.round];
  return html`<section class="fic-best" aria-label="The best bluff">
    <h3>The best bluff</h3>
    <div class="fic-card fic-word fic-word-small">
      <header class="fic-head"><span class="fic-name">${word.word}</span><span class="fic-pos">${word.pos}</span><${Said} word=${word} /><${Speaker} word=${word} /></header>
      <div class="fic-body"><p class="fic-typed fic-text">${best.text}</p>
        <p class="fic-by"><${Coin} p=${p} seat=${best.by[0]} size="small" /> ${list(best.by.map(p.name))} fooled ${list(best.fooled.map(p.name))}</p></div>
    </div>
  </section>`;
}

/** Standings now, then the rounds, the newest first. */
export function Scores(p) {
  const { game } = p;
  const playing = isPlaying(p.beat);
  const rounds = playing ? game.history.slice(0, -1) : game.history;
  const totals = rounds.length ? game.totals.map((total, seat) => (playing ? total - game.history.at(-1).points[seat] : total)) : game.totals.map(() => 0);
  const order = totals.map((total, seat) => [total, seat]).sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  return html`<div class="fic-scores">
    <p>Whoever reaches ${game.target} points and leads alone wins.</p>
    <ol class="fic-standing">${order.map(([total, seat]) => html`<li key=${seat}><${Coin} p=${p} seat=${seat} /><span>${p.name(seat)}${seat === p.you ? html` <small>you</small>` : null}</span><b>${total}<span class="unseen"> points</span></b></li>`)}</ol>
    ${rounds.length ? html`<h3>Round by round</h3>` : html`<p>The first round is not scored yet.</p>`}
    <ol class="fic-rounds" reversed>${rounds.toReversed().map(round => html`<${Round} key=${round.round} p=${p} round=${round} />`)}</ol>
  </div>`;
}

function Round({ p, round }) {
  const { word, said, say, real, found, best, judge, points } = round;
  const won = points.flatMap((n, seat) => (n ? [`${p.name(seat)} +${n}`] : []));
  return html`<li class="fic-round">
    <div class="fic-head"><small>Round ${round.round + 1}, ${p.name(judge)} judged</small><h4 class="fic-name">${word}</h4>
      <span class="fic-how-said"><${Said} word=${{ word, said, say }} /><${Speaker} word=${{ word, said, say }} /></span></div>
    <p class="fic-typed">${real}</p>
    <p><small>${found.length ? `${list(found.map(p.name))} found it.` : 'Nobody found it.'}</small></p>
    ${best ? html`<p class="fic-bluff"><small>Best bluff, by ${list(best.by.map(p.name))} (fooled ${plural(best.fooled.length, 'player')}):</small> <span class="fic-typed">${best.text}</span></p>` : null}
    <p><small>${won.length ? list(won) : 'Nobody scored.'}</small></p>
  </li>`;
}
