import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Refusal } from '@carecircle/remote-kit';
import { testIds, type Answers } from '@carecircle/remote-kit/testing';
import { renderShell } from '../testing/render-shell';
import LoginPage from './login.page';

afterEach(() => vi.restoreAllMocks());

const render = (answers: Answers = {}, { path = '/login', hasDemo = true } = {}) =>
  renderShell(<LoginPage hasDemo={hasDemo} />, { isSignedOut: true, path, answers });

it('AUTH-1 SHELL-1 signs in and returns to the wanted path', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { user, server } = await render(
    { 'account.signIn': { personId: testIds.ana } },
    { path: '/login?to=%2Fcircle%3Ftab%3D1' },
  );
  await user.type(screen.getByLabelText('Email'), 'ana@example.org');
  await user.type(screen.getByLabelText('Password'), 'kitchen table{Enter}');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/circle?tab=1'));
  expect(server.callsOf('account.signIn')).toHaveLength(1);
});

it('SHELL-1 never leaves the product for a path that names another site', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { user } = await render(
    { 'account.signIn': { personId: testIds.ana } },
    { path: '/login?to=%2F%2Fevil.example' },
  );
  await user.type(screen.getByLabelText('Email'), 'ana@example.org');
  await user.type(screen.getByLabelText('Password'), 'kitchen table{Enter}');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
});

it.each([
  ['WRONG_CREDENTIALS', 'Email and password do not match an account. Please check both.'],
  ['TOO_MANY_ATTEMPTS', 'Too many attempts. Please wait 15 minutes and try again.'],
] as const)('AUTH-1 answers %s calmly above the fields', async (code, text) => {
  const { user } = await render({ 'account.signIn': new Refusal({ code, message: 'no' }) });
  await user.type(screen.getByLabelText('Email'), 'ana@example.org');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

it('AUTH-1 shows and hides the password', async () => {
  const { user } = await render();
  const field = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
});

it('ALL-4 enters the demo circle with one click', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { user } = await render({ 'account.signInToDemo': { personId: testIds.ana } });
  await user.click(screen.getByRole('button', { name: 'Explore the demo circle' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
});

it('ALL-4 offers no demo where the installation has none', async () => {
  await render({}, { hasDemo: false });
  expect(screen.queryByRole('button', { name: 'Explore the demo circle' })).toBeNull();
});
