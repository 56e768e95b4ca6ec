/** The souvenir to take away: the path as a picture, or as text. */
import { html, useState } from '../../kit/html.js';
import { Icon } from '../../kit/pieces.js';
import { copyText, savePicture } from './share.js';
import { pathText } from './told.js';

const SAID_MS = 2500;

export function Share({ p }) {
  return html`<div class="otm-share">
    <${Once} icon="share" label="Save the picture" done="Saved" failed="Could not be saved" go=${() => savePicture(p)} />
    <${Once} icon="copy" label="Copy as text" done="Copied" failed="Could not be copied" go=${() => copyText(pathText(p.game, p.name))} />
  </div>`;
}

/** A button that says for a moment what came of it. */
function Once({ icon, label, done, failed, go }) {
  const [said, setSaid] = useState('');
  const press = async () => {
    setSaid(await go().then(() => done, () => failed));
    setTimeout(() => setSaid(''), SAID_MS);
  };
  return html`<button type="button" class="button small otm-once" onClick=${press}>
    <${Icon} name=${said === done ? 'check' : icon} /><span role="status">${said || label}</span>
  </button>`;
}
