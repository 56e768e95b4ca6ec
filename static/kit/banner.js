/** A big moment, said once across the table and gone. Those who listen hear it from the live region. */

import { html } from './html.js';
import { state } from './state.js';

export function Banner() {
  const { banner } = state;
  return html`<div class="banner-place" aria-hidden="true">
    ${banner ? html`<div class="banner" key=${banner.until} data-tone=${banner.tone ?? 'plain'}>
      <strong>${banner.title}</strong>${banner.text ? html`<span>${banner.text}</span>` : null}
    </div>` : null}
  </div>`;
}
