/** A round to look back at: its twelve categories, every answer, and what it scored. */
import { html } from '../../kit/html.js';
import { ReportWay } from '../../kit/report.js';
import { plural } from '../../kit/words.js';
import { aLine } from './review_view.js';
import { why } from './told.js';

/** @param {{p: object, round: object}} props */
export function RoundAnswers({ p, round }) {
  if (!round.categories) return null;
  return html`<details class="ar-round-answers">
    <summary><span class="ar-summary-letter" aria-hidden="true">${round.letter}</span> Round ${round.round + 1}, letter ${round.letter}: every answer</summary>
    <ol>${round.categories.map((category, k) => html`<li key=${k}>
      <h4>${k + 1}. ${category}</h4>
      <${Answers} p=${p} marks=${round.marks[k]} letter=${round.letter} />
    </li>`)}</ol>
    <${ReportWay} p=${p} groups=${round.categories.map(text => aLine(text))}>A wrong line?<//>
  </details>`;
}

function Answers({ p, marks, letter }) {
  const said = marks.flatMap((mark, seat) => (mark.status === 'blank' ? [] : [{ mark, seat }]));
  if (!said.length) return html`<p class="ar-nobody">Nobody had one.</p>`;
  return html`<ul>${said.map(({ mark, seat }) => html`<li key=${seat}>
    <span class="ar-whose">${p.name(seat)}</span>
    <span class="ar-what"><span class=${mark.status === 'ok' ? '' : 'ar-struck'}>${mark.text}</span> <small>${why(mark, letter, p.name)}</small></span>
    <strong aria-label=${plural(mark.points, 'point')}>${mark.points || ''}</strong>
  </li>`)}</ul>`;
}
