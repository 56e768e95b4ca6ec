/** The home page's few moving parts: your tables of late, and a name typed once. */

import { recall, remember } from './memory.js';
import { recentTables, without } from './recent.js';

showMyTables(document.getElementById('my-tables'));
shareTheName(document.getElementById('join-name'), document.getElementById('open-name'));
document.getElementById('code').addEventListener('input', keepLetters);

/** The way back to tables this browser has sat at, as far as they still stand. */
async function showMyTables(place) {
  for (const { code, name } of recentTables(recall('tables', []), Date.now() / 1000)) {
    if (!(await isOpen(code))) remember('tables', without(recall('tables', []), code));
    else place.append(wayBack(code, name));
  }
}

async function isOpen(code) {
  try {
    const answer = await (await fetch(`/api/v1/tables/${code}`)).json();
    return answer.ok && !answer.closed;
  } catch {
    return true; // no answer says nothing about the table
  }
}

function wayBack(code, name) {
  const way = document.createElement('a');
  way.className = 'button';
  way.href = `/t/${code}`;
  way.textContent = `Back to ${code}: ${name}`;
  return way;
}

/** One name for both forms, remembered for the next visit. */
function shareTheName(...fields) {
  for (const field of fields) {
    field.value ||= recall('name', '');
    field.addEventListener('input', () => {
      for (const other of fields) other.value = field.value;
      remember('name', field.value);
    });
  }
}

/** People paste codes with spaces and dots in them. */
function keepLetters(event) {
  const field = event.currentTarget;
  const letters = field.value.replace(/[^a-z]/gi, '').toUpperCase().slice(0, 5);
  if (letters !== field.value) field.value = letters;
}
