// Runs in the head, before the first paint: a page never flashes in the other theme.
try {
  const kept = JSON.parse(localStorage.getItem('parlor:theme'));
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
} catch {
  // nothing kept: as the device says
}
