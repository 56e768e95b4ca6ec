/** Buttons that many screens share: what a host may do, the way to a sheet, the three levels of a bot. */

import { html } from './html.js';
import { Icon, Press } from './pieces.js';
import * as verbs from './verbs.js';

const LEVELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/**
 * What a host may do, drawn only for one who may now.
 * @param {{p: import('./given.js').Given, what: string, more?: object, icon?: string, then?: () => void}} props
 */
export function HostWay({ p, what, more, icon, then, children, ...rest }) {
  if (!p.may(what)) return null;
  const press = async () => {
    const reply = await verbs.host(what, more);
    if (reply.ok) then?.();
    return reply;
  };
  return html`<${Press} press=${press} ...${rest}>${icon ? html`<${Icon} name=${icon} size=${20} />` : null}${children}<//>`;
}

/**
 * A plain button that opens a sheet.
 * @param {{p: import('./given.js').Given, sheet: string, icon?: string, class?: string}} props
 */
export function SheetWay({ p, sheet, icon, class: looks = 'button', children, ...rest }) {
  return html`<button type="button" class=${looks} aria-haspopup="dialog" onClick=${() => p.open(sheet)} ...${rest}>
    ${icon ? html`<${Icon} name=${icon} />` : null}${children}
  </button>`;
}

/**
 * Three buttons, one a level, under what they do.
 * @param {{words: string, press: (level: string) => Promise<import('./verbs.js').Reply>}} props
 */
export function Levels({ words, press }) {
  return html`<div class="levels" role="group" aria-label=${words}>
    <span class="levels-words"><${Icon} name="bot" size=${20} /> ${words}</span>
    ${Object.entries(LEVELS).map(([level, name]) => html`
      <${Press} key=${level} class="button small" press=${() => press(level)}>${name}<//>`)}
  </div>`;
}
