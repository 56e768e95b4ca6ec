/** The two lights themselves: one drawing, nothing to read in it. */
import { html } from '../../kit/html.js';
import { sides } from './braid.js';
import { overlap, skin } from './orbs.js';

/**
 * @param {{size: {width: number, height: number}, orbs: [Orb, Orb], step: number, lit: [boolean, boolean],
 *          soft: number, melted: number, glow: boolean}} props
 *   step: which pair this is, since the colours change sides every time; soft: how far their skin runs together,
 *   in radii; melted: 0 two lights, 1 a single one; glow: my guess lights the overlap
 */
export function Lights({ size, orbs, step, lit, soft, melted, glow }) {
  const tones = sides(step);
  const [a, b] = orbs;
  return html`
    <svg class="otm-lights" viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true" focusable="false">
      <${Glows} />
      ${orbs.map((orb, i) => lit[i] && html`<${Halo} key=${`halo${i}`} orb=${orb} tone=${tones[i]} />`)}
      ${lit[0] && lit[1] && html`<path class="otm-skin" d=${skin(a, b, soft * a.r)} />`}
      ${orbs.map((orb, i) => html`<${Orb} key=${`orb${i}`} orb=${orb} tone=${tones[i]} lit=${lit[i]} />`)}
      <path class=${glow ? 'otm-overlap otm-glow' : 'otm-overlap'} d=${overlap(a, b)} />
      ${melted > 0 && html`<${Moon} orbs=${orbs} soft=${soft} melted=${melted} />`}
    </svg>`;
}

function Halo({ orb, tone }) {
  return html`<circle class="otm-halo" cx=${orb.x} cy=${orb.y} r=${orb.r * 1.7} fill=${`url(#otm-${tone}-halo)`} />`;
}

function Orb({ orb, tone, lit }) {
  return html`<circle class=${lit ? 'otm-orb' : 'otm-orb otm-unlit'} cx=${orb.x} cy=${orb.y} r=${orb.r}
    fill=${lit ? `url(#otm-${tone})` : 'none'} />`;
}

function Moon({ orbs: [a, b], soft, melted }) {
  return html`<path class="otm-moon" d=${skin(a, b, soft * a.r)} style=${{ opacity: melted }} fill="url(#otm-moon)" />`;
}

function Glows() {
  return html`
    <defs>
      ${['warm', 'cool'].map(tone => html`
        <radialGradient key=${tone} id=${`otm-${tone}`} cx="50%" cy="46%" r="54%">
          <stop offset="0" class=${`otm-${tone}-core`} /><stop offset=".5" class=${`otm-${tone}-body`} />
          <stop offset=".92" class=${`otm-${tone}-edge`} /><stop offset="1" class=${`otm-${tone}-core`} />
        </radialGradient>
        <radialGradient key=${`${tone}-halo`} id=${`otm-${tone}-halo`}>
          <stop offset=".5" class=${`otm-${tone}-edge`} stop-opacity=".5" />
          <stop offset=".68" class=${`otm-${tone}-edge`} stop-opacity=".16" />
          <stop offset="1" class=${`otm-${tone}-edge`} stop-opacity="0" />
        </radialGradient>`)}
      <radialGradient id="otm-moon" cx="40%" cy="36%" r="70%">
        <stop offset="0" class="otm-light" /><stop offset=".4" class="otm-warm-core" />
        <stop offset=".72" class="otm-warm-body" /><stop offset="1" class="otm-cool-body" />
      </radialGradient>
    </defs>`;
}
