/** A field that belongs to the browser: filled once from its draft, and never touched by an update again. */

import { html, useEffect, useRef } from './html.js';
import { Count } from './pieces.js';

/**
 * @param {object} props
 * @param {object} props.p what a face is given
 * @param {string} props.name the draft's name; with the round it says which draft this is
 * @param {string} props.label for those who listen; also the placeholder unless `hint` is given
 * @param {number} [props.max] most characters
 * @param {number} [props.rows] more than one makes it a writing box
 * @param {(text: string) => void} [props.typed]
 * @param {(text: string) => void} [props.enter] Enter was pressed (Shift+Enter makes a line in a writing box)
 * @param {{current: object}} [props.control] gets {clear(), focus(), text}
 */
export function DraftField({ p, name, label, hint, max, rows = 1, typed, enter, control, class: looks = 'field', count = false, ...rest }) {
  const input = useRef(null);
  const draft = p.draft(name);
  useEffect(() => {
    input.current.value = draft.text;
    typed?.(draft.text);
  }, [draft.key]);
  if (control) control.current = handle(input, draft, typed);
  const shared = {
    ref: input, class: looks, maxLength: max, placeholder: hint ?? label, 'aria-label': label, autocomplete: 'off',
    onInput: event => { draft.set(event.currentTarget.value); typed?.(event.currentTarget.value); },
    onKeyDown: event => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !enter) return;
      event.preventDefault();
      enter(event.currentTarget.value);
    },
    ...rest,
  };
  return html`<span class="draft-field">
    ${rows > 1 ? html`<textarea rows=${rows} ...${shared}></textarea>` : html`<input type="text" enterkeyhint="send" ...${shared} />`}
    ${count && max ? html`<${Count} left=${max - draft.text.length} />` : null}
  </span>`;
}

function handle(input, draft, typed) {
  return {
    get text() { return input.current.value; },
    focus() { input.current.focus(); },
    clear() {
      input.current.value = '';
      draft.clear();
      typed?.('');
    },
  };
}
