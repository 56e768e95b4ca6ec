/** The page of a replay: the room as it was, and in its dock the ways through time. */

import { html, useEffect, useRef } from './html.js';
import { Icon } from './pieces.js';
import { state } from './state.js';
import { Strip } from './strip.js';

/** @param {{p: import('./given.js').Given, replay: object, watch: {step: number, listed: boolean, time: object}, ways: object}} props */
export function Replay({ p, replay, watch, ways }) {
  const { Desk } = state.face;
  return html`<div class="room replay" data-phase="playing" data-listed=${watch.listed}>
    <header class="bar">
      <a class="way" href=${`/history/${replay.id}`} aria-label="Back to the game’s page" title="Back to the game’s page"><${Icon} name="back" /></a>
      <h1 class="bar-game">${replay.game}<span class="unseen">, watched again</span></h1>
      <button type="button" class="button small quiet" aria-expanded=${watch.listed} aria-controls="steps" onClick=${() => ways.list(!watch.listed)}><${Icon} name="menu" size=${20} /> Steps</button>
    </header>
    <${Strip} p=${p} />
    <main class="desk" id="desk" tabindex="0"><div class="desk-game"><${Desk} ...${p} /></div></main>
    <${Dock} p=${p} replay=${replay} watch=${watch} ways=${ways} />
    <${Steps} replay=${replay} watch=${watch} ways=${ways} />
  </div>`;
}

function Dock({ p, replay, watch, ways }) {
  const last = replay.steps.length - 1;
  const runs = watch.time.since !== null;
  const beat = p.beat && p.beat.cue !== 'end';
  const title = replay.steps[watch.step].title;
  return html`<footer class="dock replay-dock">
    <div class="dock-say"><p class="say">${(beat && state.face.say(p)) || title}</p></div>
    <div class="dock-controls"><div class="row">
      <button type="button" class="button" aria-disabled=${watch.step === 0} onClick=${() => ways.go(watch.step - 1)}><${Icon} name="back" size=${20} /><span>Previous</span></button>
      <button type="button" class="button main replay-play" onClick=${ways.play}><${Icon} name=${runs ? 'pause' : 'play'} size=${20} /><span>${runs ? 'Pause' : 'Play'}</span></button>
      <button type="button" class="button" aria-disabled=${watch.step === last} onClick=${() => ways.go(watch.step + 1)}><span>Next</span><${Icon} name="arrow" size=${20} /></button>
    </div></div>
    <div class="dock-wait"><progress class="replay-way" max=${replay.steps.length} value=${watch.step + 1} aria-label="How far it has come"></progress><span class="replay-at">${watch.step + 1} of ${replay.steps.length}</span></div>
  </footer>`;
}

function Steps({ replay, watch, ways }) {
  const list = useRef(null);
  useEffect(() => { list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }); }, [watch.step, watch.listed]);
  return html`<nav class="replay-steps" id="steps" aria-label="Steps" hidden=${!watch.listed}>
    <ol ref=${list}>${replay.steps.map(({ title }, step) => html`<li key=${step}>
      <button type="button" aria-current=${step === watch.step ? 'step' : null} onClick=${() => ways.go(step)}>${title}</button>
    </li>`)}</ol>
  </nav>`;
}
