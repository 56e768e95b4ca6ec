/** The one live region: what happened, for those who listen. */

const KEPT = 6;

/**
 * Lines are read in order and never interrupt. The region stands in the page from the start and stays there.
 * @param {string[]} lines
 */
export function tell(lines) {
  const region = document.getElementById('live');
  for (const line of lines) {
    if (!line) continue;
    const row = document.createElement('p');
    row.textContent = line;
    region.append(row);
  }
  while (region.childElementCount > KEPT) region.firstElementChild.remove();
}
