/** The pen: what happens as someone writes on the pad, moves from line to line, and saves. */
import { useEffect, useLayoutEffect, useRef, useState } from '../../kit/html.js';
import { firstEmpty, isUnsaved, joined, saved, unpack, wait, whole } from './keeping.js';
import { takeUp } from './pen.js';

const STEPS = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/**
 * The pad of this round on this page. Its lines are filled once; an update touches only lines nobody is writing here.
 * @param {object} p
 */
export function usePad(p) {
  const sheet = useRef(null);
  const own = useRef(null);
  const [written, show] = useState(() => begun(p).written);
  own.current ??= new Keeper(p, () => inputs(sheet.current), show);
  const keeper = own.current;
  keeper.p = p;
  useLayoutEffect(() => keeper.begin(), []);
  useLayoutEffect(() => keeper.hear(), [p.game.pad_v]);
  useEffect(() => keeper.watchTheClock(), [p.game.ends, p.table.phase]);
  useEffect(() => keeper.goOn(), [p.table.phase]);
  return {
    sheet,
    written,
    lineOf: input => inputs(sheet.current).indexOf(input),
    typed: () => keeper.typed(),
    left: () => keeper.leave(),
    pressed: event => step(event, inputs(sheet.current)),
    reached: event => bringIntoSight(event.currentTarget),
  };
}

function begun({ game, draft }) {
  return joined(unpack(draft('pad').text), game.pad, game.pad_v);
}

function inputs(sheet) {
  return [...(sheet?.querySelectorAll('input') ?? [])];
}

/** One pad, from its first line to its last save. */
class Keeper {
  constructor(p, lines, show) {
    Object.assign(this, { p, lines, show, pad: begun(p), timer: 0, sending: 0, number: 0 });
  }

  begin() {
    this.fill();
    takeUp({ save: () => this.save(), focus: () => this.focus() });
    const away = () => this.save();
    addEventListener('pagehide', away);
    document.addEventListener('visibilitychange', away);
    return () => {
      takeUp(null);
      clearTimeout(this.timer);
      removeEventListener('pagehide', away);
      document.removeEventListener('visibilitychange', away);
    };
  }

  /** The table's pad may have come on: this seat writes on another device too. */
  hear() {
    const { pad, pad_v: v } = this.p.game;
    const held = document.hasFocus() ? this.lines().indexOf(document.activeElement) : -1;
    this.pad = joined(this.pad, pad, v, held);
    this.fill();
  }

  fill() {
    this.lines().forEach((input, k) => { if (input.value !== this.pad.written[k]) input.value = this.pad.written[k]; });
    this.show(this.pad.written);
  }

  typed() {
    this.pad = { ...this.pad, written: this.lines().map(input => input.value) };
    this.keep();
    this.show(this.pad.written);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.saveSoon(), wait(this.p.now(), this.p.game.ends));
  }

  /** One save at a time while the clock runs; past its last second every stroke goes out by itself. */
  saveSoon() {
    if (this.sending && this.p.now() < this.p.game.ends) this.timer = setTimeout(() => this.saveSoon(), 100);
    else this.save();
  }

  leave() {
    this.save();
  }

  async save() {
    clearTimeout(this.timer);
    if (!isUnsaved(this.pad) || this.p.table.phase !== 'playing') return;
    const { p, pad } = this;
    const { round, pad_v: heard } = p.game;
    this.number = Math.max(this.number, pad.v, heard) + 1;
    const v = this.number;
    this.sending += 1;
    const reply = await p.act({ type: 'pad', round, v, answers: whole(pad, p.game.pad, heard) }, { beside: true });
    this.sending -= 1;
    if (reply.ok) this.pad = saved(this.pad, pad.written, v);
    this.keep();
  }

  keep() {
    this.p.draft('pad').set(JSON.stringify(this.pad));
  }

  /** The last stroke before 0:00 is saved at 0:00, however short ago it was. */
  watchTheClock() {
    if (this.p.table.phase !== 'playing') return undefined;
    const last = setTimeout(() => this.save(), Math.max(0, (this.p.game.ends - this.p.now()) * 1000));
    return () => clearTimeout(last);
  }

  /** After a pause: what was written as it began is saved, and the pen is back on the pad. */
  goOn() {
    if (this.p.table.phase !== 'playing') return;
    this.save();
    if (document.activeElement === document.body) this.focus();
  }

  focus() {
    this.lines()[firstEmpty(this.pad.written)]?.focus({ preventScroll: true });
  }
}

/** Enter and the arrows go from line to line. */
function step(event, lines) {
  const by = STEPS[event.key];
  if (!by || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const at = lines.indexOf(event.currentTarget);
  const next = lines[at + by];
  if (next) next.focus();
  else if (event.key === 'Enter') document.querySelector('.ar-done')?.focus();
}

/** The line being written stays in sight, above a phone's keyboard too, which comes up a little later. */
function bringIntoSight(input) {
  const line = input.closest('.ar-line');
  const show = () => document.activeElement === input && line.scrollIntoView({ block: 'nearest' });
  show();
  visualViewport?.addEventListener('resize', show, { once: true });
}
