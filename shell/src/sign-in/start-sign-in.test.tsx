import { userEvent } from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { signInWords } from './sign-in-words';
import { SignInPage } from './sign-in.page';
import { startSignIn } from './start-sign-in';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Opens the page as the server sends it, over a fake HTTP border. */
function open({
  status = 200,
  answer = {},
  path = '/login',
}: {
  status?: number;
  answer?: object;
  path?: string;
}) {
  history.replaceState(null, '', path);
  document.body.innerHTML = renderToStaticMarkup(<SignInPage words={signInWords.en} language="en" hasDemo />);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const sent: { url: string; body: Record<string, string> }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) as Record<string, string> });
    return status === 0
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(Response.json(answer, { status }));
  });
  startSignIn(document);
  return { assign, sent, user: userEvent.setup() };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), ' ana@example.org ');
  await user.type(screen.getByLabelText('Password'), 'kitchen table{Enter}');
}

it.each([
  ['/login?to=%2Fcircle%3Ftab%3D1', '/circle?tab=1'],
  ['/login?to=%2F%2Fevil.example', '/dashboard'],
  ['/login', '/dashboard'],
])('AUTH-1 SHELL-1 signs in from %s and goes to %s', async (path, target) => {
  const { assign, sent, user } = open({ path });
  await signIn(user);
  await waitFor(() => expect(assign).toHaveBeenCalledWith(target));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: '/api/account/sign-in',
    body: { email: 'ana@example.org', password: 'kitchen table' },
  });
});

it.each([
  [401, 'WRONG_CREDENTIALS', signInWords.en['login.wrong']],
  [429, 'TOO_MANY_ATTEMPTS', signInWords.en['login.tooMany']],
  [500, 'INTERNAL', signInWords.en['login.failed']],
])('AUTH-1 answers %s %s calmly above the fields, and keeps them', async (status, code, text) => {
  const { user } = open({ status, answer: { code, message: 'no' } });
  await signIn(user);
  await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBe(text));
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('kitchen table');
});

it('AUTH-1 sends the same command again when no answer came', async () => {
  const { sent, user } = open({ status: 0 });
  await signIn(user);
  await waitFor(() =>
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(signInWords.en['login.failed']),
  );
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

it('ALL-3 says at the fields what is missing, and asks nothing', async () => {
  const { sent, user } = open({});
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    signInWords.en['field.email'],
  );
  expect(sent).toHaveLength(0);
});

it('AUTH-1 shows and hides the password', async () => {
  const { user } = open({});
  const button = screen.getByRole('button', { name: 'Show password' });
  await user.click(button);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await user.click(button);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

it('ALL-4 enters the demo circle with one click', async () => {
  const { assign, sent, user } = open({});
  await user.click(screen.getByRole('button', { name: 'Explore the demo circle' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(sent[0]?.url).toBe('/api/account/sign-in-to-demo');
});

it('SHELL-1 keeps the wanted path on the way to sign-up and to another language', () => {
  open({ path: '/login?to=%2Ftasks' });
  const addresses = ['Create Account', 'Español'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(addresses).toEqual(['/signup?to=%2Ftasks', '/login?language=es&to=%2Ftasks']);
});

it('SET-4 offers each language by its own name, and folds them when the focus goes on to the form', async () => {
  const { user } = open({});
  const details = document.querySelector('details');
  if (!details) throw new Error('no languages');
  const names = [...details.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(names).toEqual(['English', 'Español', 'Français', 'Deutsch', 'Italiano', 'Português']);
  details.open = true;
  details.querySelector('a')?.focus();
  await user.keyboard('{Escape}');
  expect(details.open).toBe(false);
  details.open = true;
  details.querySelector('a')?.focus();
  await user.click(screen.getByLabelText('Email'));
  expect(details.open).toBe(false);
});

it('AUTH-2 the Google button says where it is not set up, and leads nowhere', () => {
  document.documentElement.dataset.google = 'off';
  open({});
  const link = screen.getByRole('link', { name: /^Continue with Google/ });
  expect(link.getAttribute('href')).toBeNull();
  expect(link.textContent).toContain(signInWords.en['google.unconfigured']);
  delete document.documentElement.dataset.google;
});

it('AUTH-2 AUTH-5 asks for the code after Google, and takes the ticket out of the address', async () => {
  const { sent, user } = open({ path: '/login?google=code#a-ticket' });
  expect(location.hash).toBe('');
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ code: '123456', ticket: 'a-ticket' }));
});
