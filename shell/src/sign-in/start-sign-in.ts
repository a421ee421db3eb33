import { enterApp } from '../session/enter-app';
import { offerPasskeys } from './offer-passkeys';
import { postCommand } from './post-command';
import { showNote } from './show-note';

/** Makes the sign-in page work: the forms, the button that shows the password, the languages, and links that keep the wanted path. */
export function startSignIn(document: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-search]')) keepSearch(link);
  listen(document.querySelector('#sign-in'), 'account/sign-in', signInInput);
  listen(document.querySelector('#second-step'), 'account/finish-sign-in', secondStepInput);
  showNote(document.querySelector('#note'));
  closeGoogle(document);
  takeTicket(document);
  offerPasskeys(document.querySelector('#passkey'));
  listen(document.querySelector('#demo'), 'account/sign-in-to-demo', () => ({}));
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[aria-controls]')) {
    button.addEventListener('click', () => toggleShown(document, button));
  }
  for (const details of document.querySelectorAll('details')) closeWhenLeft(details);
}

function keepSearch(link: HTMLAnchorElement) {
  const wanted = new URLSearchParams(location.search).get('to');
  if (wanted === null) return;
  const address = new URL(link.href);
  address.searchParams.set('to', wanted);
  link.href = address.pathname + address.search;
}

/** What is open lies over the form, so it closes when the focus goes there, and with Escape. */
function closeWhenLeft(details: HTMLDetailsElement) {
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
  });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
}

type ReadInput = (form: HTMLFormElement) => Record<string, string> | null;

function listen(form: HTMLFormElement | null, operation: string, readInput: ReadInput) {
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const input = readInput(form);
    if (input) void submit(form, operation, input);
  });
}

async function submit(
  form: HTMLFormElement,
  operation: string,
  input: Record<string, string>,
): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const alert = form.querySelector('[role="alert"]');
  if (!button || !alert || button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  alert.textContent = '';
  const refusal = await postCommand(operation, input);
  if (refusal === null) return enterApp();
  button.removeAttribute('aria-disabled');
  if (refusal.ticket) return askForCode(form, refusal.ticket);
  if (refusal.fields.length === 0) alert.textContent = wordFor(form, refusal.code);
  for (const name of refusal.fields) mark(form, name, true);
  focusFirstMarked(form);
}

/** The password was right: in place of its form comes the one for the second step (AUTH-5). */
function askForCode(form: HTMLFormElement, ticket: string) {
  const next = form.ownerDocument.querySelector<HTMLFormElement>('#second-step');
  if (!next) return;
  next.dataset.ticket = ticket;
  form.hidden = true;
  next.hidden = false;
  next.querySelector('input')?.focus();
}

/** Where Google sign-in is not set up, its button says so (AUTH-2), in the page from the first paint on, and leads nowhere. */
function closeGoogle(document: Document) {
  const link = document.querySelector('#google');
  if (!link || document.documentElement.dataset['google'] !== 'off') return;
  link.removeAttribute('href');
  link.setAttribute('role', 'link');
  link.setAttribute('aria-disabled', 'true');
}

/** Google has said who it is; the account asks for a code too. Its ticket comes behind the address and is taken from there. */
function takeTicket(document: Document) {
  const form = document.querySelector<HTMLFormElement>('#sign-in');
  const ticket = location.hash.slice(1);
  if (!form || ticket === '' || new URLSearchParams(location.search).get('google') !== 'code') return;
  history.replaceState(null, '', location.pathname + location.search);
  askForCode(form, ticket);
}

function secondStepInput(form: HTMLFormElement): Record<string, string> | null {
  const code = String(new FormData(form).get('code') ?? '').trim();
  mark(form, 'code', code.length < 6);
  return focusFirstMarked(form) ? null : { code, ticket: form.dataset.ticket ?? '' };
}

/** Email and password, or null after the fields have said what is missing (ALL-3). */
function signInInput(form: HTMLFormElement): Record<string, string> | null {
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const input = { email: fields['email']?.trim() ?? '', password: fields['password'] ?? '' };
  mark(form, 'email', !/^\S+@\S+\.\S+$/.test(input.email));
  mark(form, 'password', input.password === '');
  return focusFirstMarked(form) ? null : input;
}

function mark(form: HTMLFormElement, name: string, isMarked: boolean) {
  const field = form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  const text = form.querySelector(`#${CSS.escape(name)}-message > span`);
  if (!field || !text) return;
  field.toggleAttribute('aria-invalid', isMarked);
  if (isMarked) field.setAttribute('aria-invalid', 'true');
  text.textContent = isMarked ? (field.dataset.missing ?? '') : '';
}

function focusFirstMarked(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
}

/** `WRONG_CREDENTIALS` is said by `data-wrong-credentials`. */
function wordFor({ dataset }: HTMLFormElement, code: string): string {
  const name = code.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return dataset[name] ?? dataset['otherwise'] ?? '';
}

function toggleShown(document: Document, button: HTMLButtonElement) {
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const isShown = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isShown));
  field?.setAttribute('type', isShown ? 'text' : 'password');
}
