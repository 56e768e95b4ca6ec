/** The page of a kept game: each word has its key and its speaker, as at the table. */

import { html, render } from '../../kit/html.js';
import { Said, Speaker } from './said_view.js';

for (const place of document.querySelectorAll('.fic-how-said')) {
  place.replaceChildren();
  render(html`<${Said} word=${place.dataset} /><${Speaker} word=${place.dataset} />`, place);
}
