import { escapeAttribute as text } from '../page/escape-html';
import { renderPlainPage, type PlainPage } from '../plain-page/render-plain-page';
import type { LinkedCheckInWords } from './linked-check-in-words';

/** What somebody has typed, as a form sends it. */
export type Filled = Partial<Record<'checkInId' | 'name' | 'status' | 'mood' | 'notes', string>>;

interface FormPage extends PlainPage {
  words: LinkedCheckInWords;
  firstName: string;
  filled: Filled;
  /** Codes of wrong fields, by name. */
  wrong: ReadonlyMap<string, string>;
}

/** The three statuses, the mood, notes and who fills it in. */
export function renderForm({ words, firstName, filled, wrong, ...page }: FormPage): string {
  const say = (word: string) => text(word.replace('{name}', () => firstName));
  const error = (name: string) => errorOf(words, name, wrong.get(name));
  const marks = (name: string) =>
    wrong.has(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const statuses = [
    ['safe', words.safe, ''],
    ['ok', words.ok, ''],
    ['needs-help', words.help, words.helpNote],
  ] as const;
  const body = `
    <h1>${say(words.heading)}</h1>
    <p>${say(words.intro)}</p>
    ${wrong.size > 0 ? `<p class="wrong" role="alert">${text(words.wrong)}</p>` : ''}
    <form method="post">
      <input type="hidden" name="checkInId" value="${text(filled.checkInId ?? '')}">
      <fieldset${marks('status')}>
        <legend>${say(words.status)}</legend>
        ${statuses.map(([value, label, note]) => statusChoice(value, label, note, filled.status)).join('')}
        ${error('status')}
      </fieldset>
      <label for="mood">${text(words.mood)} <small>(${text(words.optional)})</small></label>
      <select id="mood" name="mood">
        <option value="">${text(words.noMood)}</option>
        ${words.moods.map((label, index) => moodOption(String(index + 1), label, filled.mood)).join('')}
      </select>
      <label for="notes">${text(words.notes)} <small>(${text(words.optional)})</small></label>
      <textarea id="notes" name="notes" rows="4" maxlength="2000"${marks('notes')}>${text(filled.notes ?? '')}</textarea>
      ${error('notes')}
      <label for="name">${text(words.yourName)}</label>
      <input id="name" name="name" required maxlength="60" autocomplete="name" value="${text(filled.name ?? '')}"${marks('name')}>
      ${error('name')}
      <button type="submit">${text(words.send)}</button>
    </form>`;
  return renderPlainPage(page, words.title, body);
}

function statusChoice(value: string, label: string, note: string, chosen: string | undefined): string {
  const checked = chosen === value ? ' checked' : '';
  const about = note ? `<small>${text(note)}</small>` : '';
  return `<label class="choice"><input type="radio" name="status" value="${value}" required${checked}><span>${text(label)}${about}</span></label>`;
}

function moodOption(value: string, label: string, chosen: string | undefined): string {
  return `<option value="${value}"${chosen === value ? ' selected' : ''}>${text(label)}</option>`;
}

function errorOf(words: LinkedCheckInWords, name: string, code: string | undefined): string {
  if (code === undefined) return '';
  return `<p class="wrong" id="${name}-error">${text(code === 'too_big' ? words.tooLong : words.needed)}</p>`;
}
