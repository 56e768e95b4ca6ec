/** A button beside each password field that shows what was typed. Without script the field is as it always was. */

for (const field of document.querySelectorAll('input[type=password]')) field.after(shower(field));

function shower(field) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.setAttribute('aria-controls', field.id);
  say(button, field);
  button.addEventListener('click', () => {
    field.type = field.type === 'password' ? 'text' : 'password';
    say(button, field);
  });
  field.form.addEventListener('submit', () => {
    field.type = 'password'; // so that browsers offer to keep it
  });
  return button;
}

function say(button, field) {
  const hidden = field.type === 'password';
  button.textContent = hidden ? 'Show' : 'Hide';
  button.setAttribute('aria-label', `${hidden ? 'Show' : 'Hide'} the ${field.labels[0].textContent.toLowerCase()}`);
}
