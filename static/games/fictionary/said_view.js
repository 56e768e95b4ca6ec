/** How the word is said: its respelling, the key to its letters, and the speaker. */

import { html, useEffect, useRef, useState } from '../../kit/html.js';
import { Icon } from '../../kit/pieces.js';
import { KEY, nextSaying, pickVoice } from './speak.js';

/** Without a voice after so long, this browser has none. */
const VOICES_MS = 2500;

let last = null;

/** The respelling as a button that opens the key; those who listen hear it in plain letters. */
export function Said({ word }) {
  const [isOpen, setOpen] = useState(false);
  if (!word.said) return null;
  return html`
    <button type="button" class="fic-said" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      <span aria-hidden="true">\\${word.said}\\</span><span class="unseen">Said ${word.say}. Open the key to these letters.</span>
    </button>
    ${isOpen ? html`<${Key} word=${word} closed=${() => setOpen(false)} />` : null}`;
}

function Key({ word, closed }) {
  const dialog = useRef(null);
  useEffect(() => { dialog.current.showModal(); }, []);
  const close = () => dialog.current.close();
  return html`<dialog class="fic-key" ref=${dialog} aria-labelledby="fic-key-title" onClose=${closed}
    onKeyDown=${event => event.stopPropagation()} onClick=${event => event.target === event.currentTarget && close()}>
    <div class="fic-key-page">
      <header><h2 id="fic-key-title">How to read <span aria-hidden="true">\\${word.said}\\</span><span class="unseen">${word.say}</span></h2>
        <button type="button" class="way" aria-label="Close" onClick=${close}><${Icon} name="close" /></button></header>
      <p>The mark <b class="fic-sound">ˈ</b> stands before the syllable that is said loudest, <b class="fic-sound">ˌ</b> before one that is said rather loudly.</p>
      <dl>${KEY.map(([letter, as, part]) => html`<div key=${letter}><dt class="fic-sound">${letter}</dt><dd><${Sounding} as=${as} part=${part} /></dd></div>`)}</dl>
    </div>
  </dialog>`;
}

function Sounding({ as, part }) {
  const at = as.indexOf(part);
  return html`${as.slice(0, at)}<b>${part}</b>${as.slice(at + part.length)}`;
}

/** A button that says the word, and soon after says it sounded out; not there at all where nothing can speak. */
export function Speaker({ word }) {
  const voices = useVoices();
  if (!voices) return null;
  return html`<button type="button" class="way fic-speaker" aria-label=${`Say ${word.word} aloud`} title="Say it aloud" onClick=${() => speak(word, voices)}><${Icon} name="sound" /></button>`;
}

function speak(word, voices) {
  const { text, said } = nextSaying(word, last, Date.now());
  last = said;
  const saying = new SpeechSynthesisUtterance(text);
  saying.voice = pickVoice(voices);
  saying.lang = saying.voice?.lang ?? 'en-US';
  saying.rate = said.sounded ? 0.75 : 0.9;
  speechSynthesis.cancel();
  speechSynthesis.speak(saying);
}

/** The browser's voices, which may come late; null while there are none. */
function useVoices() {
  const [voices, setVoices] = useState(() => voicesNow());
  useEffect(() => {
    if (voices || !('speechSynthesis' in window)) return undefined;
    const look = () => setVoices(voicesNow());
    speechSynthesis.addEventListener('voiceschanged', look);
    const given = setTimeout(() => speechSynthesis.removeEventListener('voiceschanged', look), VOICES_MS);
    return () => {
      clearTimeout(given);
      speechSynthesis.removeEventListener('voiceschanged', look);
    };
  }, [voices]);
  return voices;
}

function voicesNow() {
  const voices = 'speechSynthesis' in window ? speechSynthesis.getVoices() : [];
  return voices.length ? voices : null;
}
