/** The die on the felt: one drawing, twenty faces, each lit by the lamp. */
import { html, useEffect, useState } from '../../kit/html.js';
import { faces } from './solid.js';
import { idle, landed, pose } from './tumble.js';
import { time } from './told.js';

const SIZE = 100;

/** @param {{p: object}} props */
export function Die({ p }) {
  const { roll, letters } = p.game;
  useFrames(p);
  return html`<${Drawn} at=${roll ? pose(roll, p.calm ? roll.lands : time(p)) : idle(letters.at(-1))} />`;
}

/** A die that lies in the hand of whoever rolls next. @param {{p: object}} props */
export function Waiting({ p }) {
  return html`<${Drawn} at=${idle(p.game.letters.at(-1))} />`;
}

/** The die itself may be pressed; those who use no pointer have the button in the dock. @param {{p: object}} props */
export function Throw({ p }) {
  const { game, you } = p;
  if (game.phase !== 'roll' || game.roller !== you || p.tv) return null;
  return html`<button type="button" class="ar-throw" tabindex="-1" aria-hidden="true" onClick=${() => p.act({ type: 'roll', round: game.round })}></button>`;
}

function Drawn({ at }) {
  const place = `translate(${(at.x * SIZE).toFixed(2)} ${(-at.y * SIZE).toFixed(2)}) scale(${(at.size * (1 + at.height * 0.3)).toFixed(3)})`;
  return html`<svg class="ar-die" viewBox="-130 -130 260 260" aria-hidden="true">
    <${Shadow} at=${at} />
    <g transform=${place}>
      ${faces(at.turn, SIZE).map(face => html`<${Side} key=${face.letter} face=${face} />`)}
    </g>
  </svg>`;
}

function Side({ face: { letter, shown, lit, outline, matrix } }) {
  return html`<g class="ar-side" style=${{ display: shown ? '' : 'none' }}>
    <path d=${outline} style=${{ '--lit': lit.toFixed(3) }} />
    <text transform=${matrix} dy=".36em">${letter}</text>
  </g>`;
}

/** The higher the die, the further its shadow falls from it, and the softer. */
function Shadow({ at }) {
  const away = at.size * (14 + at.height * 70);
  return html`<ellipse class="ar-die-shadow" rx=${at.size * (94 + at.height * 14)} ry=${at.size * (90 + at.height * 14)} opacity=${(0.55 - at.height * 0.3).toFixed(2)}
    cx=${(at.x * SIZE + away * 0.7).toFixed(2)} cy=${(-at.y * SIZE + away).toFixed(2)} />`;
}

/** Draw this part again at every frame while the die moves. */
function useFrames(p) {
  const [, draw] = useState(0);
  const { roll } = p.game;
  const moves = Boolean(roll) && !p.calm && !p.table.paused && !landed(roll, p.now());
  useEffect(() => {
    if (!moves) return undefined;
    let frame = 0;
    const next = () => {
      draw(n => n + 1);
      if (!landed(roll, p.now())) frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [moves, roll?.at]);
}
