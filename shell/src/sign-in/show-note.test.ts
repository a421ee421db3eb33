import { expect, it } from 'vitest';
import { showNote } from './show-note';

function told(search: string): string | null {
  history.replaceState(null, '', `/login${search}`);
  const note = document.createElement('p');
  note.setAttribute('data-ended-idle', 'Nobody was there.');
  note.setAttribute('data-google-failed', 'Begin again.');
  showNote(note);
  return note.textContent;
}

it.each([
  ['', ''],
  ['?ended=idle&to=%2Fchat', 'Nobody was there.'],
  ['?google=failed', 'Begin again.'],
  ['?google=%3Cb%3E', ''],
  ['?google=other', ''],
])('AUTH-2 AUTH-5 after %s the page says %j', (search, text) => {
  expect(told(search)).toBe(text);
});
