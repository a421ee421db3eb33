import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { legalVersion } from '@carecircle/contracts';
import { Refusal } from '@carecircle/remote-kit';
import { testIds, type Answers, type RenderedFeature } from '@carecircle/remote-kit/testing';
import { renderShell } from '../testing/render-shell';
import { SignUpForm } from './sign-up-form';

afterEach(() => vi.restoreAllMocks());

const render = (answers: Answers = {}, path = '/signup') =>
  renderShell(<SignUpForm />, { isSignedOut: true, path, answers });

async function fillIn({ user }: RenderedFeature, confirm = 'kitchen table') {
  await user.type(screen.getByLabelText('Full name'), 'Ana Rivera');
  await user.type(screen.getByLabelText('Email'), 'ana@example.org');
  await user.type(screen.getByLabelText('Password'), 'kitchen table');
  await user.type(screen.getByLabelText('Confirm password'), confirm);
  await user.click(screen.getByRole('checkbox'));
}

const submit = ({ user }: RenderedFeature) =>
  user.click(screen.getByRole('button', { name: 'Create Account' }));

it('AUTH-1 ALL-3 says at each field what is missing, leads to the first and sends nothing', async () => {
  const shown = await render();
  await submit(shown);
  for (const text of [
    'Enter your full name',
    'Enter an email address, like name@example.com',
    'Use at least 8 characters',
    'Please accept the terms and the privacy policy',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  expect(shown.server.calls).toEqual([]);
});

it("AUTH-1 says 'Passwords do not match' at the field until the next try", async () => {
  const shown = await render();
  await fillIn(shown, 'another table');
  await submit(shown);
  const field = screen.getByLabelText('Confirm password');
  const message = screen.getByText('Passwords do not match');
  expect(field.getAttribute('aria-describedby')).toContain(message.closest('[id]')?.id);
  await shown.user.type(field, 's');
  await shown.user.tab();
  expect(screen.queryByText('Passwords do not match')).toBeTruthy();
  expect(shown.server.calls).toEqual([]);
});

it('AUTH-1 creates the account with the accepted version and goes on to the first circle, keeping the wanted path', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const shown = await render({ 'account.signUp': { personId: testIds.ana } }, '/signup?to=%2Ftasks');
  await fillIn(shown);
  await submit(shown);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/onboarding?to=%2Ftasks'));
  expect(shown.server.callsOf('account.signUp')[0]).toMatchObject({
    name: 'Ana Rivera',
    email: 'ana@example.org',
    password: 'kitchen table',
    acceptedLegalVersion: legalVersion,
  });
});

it('AUTH-1 says at the email field that there is an account already', async () => {
  const shown = await render({
    'account.signUp': new Refusal({ code: 'EMAIL_TAKEN', message: 'taken' }),
  });
  await fillIn(shown);
  await submit(shown);
  expect(await screen.findByText('There is already an account with this email')).toBeTruthy();
});

it("ALL-3 shows the server's word about a field at that field", async () => {
  const refusal = {
    code: 'INVALID_INPUT',
    message: 'no',
    fields: [{ path: 'name', code: 'too_big' }],
  } as const;
  const shown = await render({ 'account.signUp': new Refusal({ ...refusal, fields: [...refusal.fields] }) });
  await fillIn(shown);
  await submit(shown);
  expect(await screen.findByText('This is too long')).toBeTruthy();
});
