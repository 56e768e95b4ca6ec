/** The rules of tonight as plain sentences; for whoever may set them, with a picker where the sentence has a choice. */

import { html } from './html.js';
import { state } from './state.js';
import { Refusal, useRefusal } from './pieces.js';
import * as verbs from './verbs.js';

/** @param {{p: import('./given.js').Given}} props */
export function Settings({ p }) {
  const said = rows(p.table.options ?? {});
  if (!said.length) return html`<p class="terms-none">Nothing to set: just play.</p>`;
  return html`<ul class="terms-list">
    ${said.map(row => html`<${p.may('settings') ? Picker : Sentence} key=${row.key} p=${p} row=${row} />`)}
  </ul>`;
}

function Sentence({ p, row }) {
  const said = row.says.replace('{}', row.words(p.table.settings[row.key]));
  return html`<li>${said}${row.note ? html` <small>${row.note}</small>` : null}</li>`;
}

function Picker({ p, row }) {
  const [refusal, setRefusal] = useRefusal();
  const values = p.table.options[row.key];
  const chosen = values.findIndex(value => value === p.table.settings[row.key]);
  const [before, after = ''] = row.says.replace(/[.!]$/, '').split('{}');
  async function pick(event) {
    const picker = event.currentTarget;
    const reply = await verbs.host('settings', { settings: { ...p.table.settings, [row.key]: values[picker.selectedIndex] } });
    if (reply.ok) return;
    picker.selectedIndex = chosen;
    setRefusal(reply.error);
  }
  return html`<li class="picker">
    <label>${before}<select aria-label=${row.says.replace('{}', '…')} onChange=${pick}>
        ${values.map((value, i) => html`<option key=${i} selected=${i === chosen}>${row.words(value)}</option>`)}
      </select>${after}</label>
    ${row.note ? html`<small>${row.note}</small>` : null}
    <${Refusal} text=${refusal} />
  </li>`;
}

/** The face's sentences, in its order, and then whatever it does not speak of. */
function rows(options) {
  const said = (state.face.settings ?? []).filter(row => options[row.key]?.length > 1);
  const unsaid = Object.keys(options).filter(key => options[key].length > 1 && !said.some(row => row.key === key));
  return [...said, ...unsaid.map(key => ({ key, says: `${spaced(key)}: {}`, words: plain }))];
}

function spaced(key) {
  const words = key.replaceAll('_', ' ');
  return words[0].toUpperCase() + words.slice(1);
}

function plain(value) {
  return { true: 'yes', false: 'no' }[value] ?? String(value);
}
