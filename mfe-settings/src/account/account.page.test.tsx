import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Account, Security } from '@carecircle/contracts';
import { Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../remote';
import AccountPage from './account.page';

const account: Account = {
  name: 'Ana Rivera',
  email: 'ana@example.org',
  emailVerified: true,
  pendingEmail: null,
  phone: '+13125550142',
  address: 'Elm St 4',
  dateOfBirth: '1980-02-01',
  emergencyContact: 'Ben - 312 555 0187',
  sharesPhone: true,
  sharesAddress: false,
  sharesDateOfBirth: false,
  sharesEmergencyContact: false,
};

const security: Security = { hasPassword: true, twoFactor: null, passkeys: [], google: 'off' };

function renderAccount(answers: Answers = {}) {
  const page = (
    <>
      <AccountPage />
      <ToastRegion />
    </>
  );
  return renderFeature(page, {
    remote,
    answers: { 'account.getAccount': account, 'account.getSecurity': security, ...answers },
  });
}

describe('SET-2 the account', () => {
  it('shows the telephone number as it is read', async () => {
    await renderAccount();
    expect(screen.getByText('(312) 555-0142')).toBeTruthy();
    expect(screen.getByText('Ben - 312 555 0187')).toBeTruthy();
  });

  it('saves the one field that was changed', async () => {
    const { user, server } = await renderAccount({
      'account.editAccount': ({ changes }) => ({ ...account, ...changes }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText(/^Phone/));
    await user.type(screen.getByLabelText(/^Phone/), '+34612345678');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('+34 612 34 56 78')).toBeTruthy();
    expect(server.callsOf('account.editAccount')).toEqual([
      expect.objectContaining({ changes: { phone: '+34612345678' } }),
    ]);
  });

  it('restores everything on Cancel and sends nothing', async () => {
    const { user, server } = await renderAccount();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Name'), ' Lopez');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Ana Rivera')).toBeTruthy();
    expect(server.callsOf('account.editAccount')).toHaveLength(0);
  });

  it('ALL-3 says at the field what is wrong before sending', async () => {
    const { user, server } = await renderAccount();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.clear(screen.getByLabelText(/^Phone/));
    await user.type(screen.getByLabelText(/^Phone/), '312');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter your name.')).toBeTruthy();
    expect(screen.getByText(/Enter ten digits, or a whole number/)).toBeTruthy();
    expect(server.callsOf('account.editAccount')).toHaveLength(0);
  });

  it("ALL-3 shows the server's refusal at the field and keeps what was typed", async () => {
    const { user } = await renderAccount({
      'account.editAccount': new Refusal({
        code: 'INVALID_INPUT',
        message: 'no',
        fields: [{ path: 'changes.phone', code: 'phone_shape' }],
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Name'), ' Lopez');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/Enter ten digits, or a whole number/)).toBeTruthy());
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ana Rivera Lopez');
  });

  it('CIRC-3 shares each field by a switch of its own', async () => {
    const { user, server } = await renderAccount({
      'account.editAccount': ({ changes }) => ({ ...account, ...changes }),
    });
    const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
    expect(
      ['Phone', 'Address', 'Date of birth', 'Emergency contact'].map((name) => toggle(name).checked),
    ).toEqual([true, false, false, false]);
    await user.click(toggle('Address'));
    await waitFor(() =>
      expect(server.callsOf('account.editAccount')).toEqual([
        expect.objectContaining({ changes: { sharesAddress: true }, seen: { sharesAddress: false } }),
      ]),
    );
  });
});

const say = (changes: Partial<Account>) => ({ 'account.getAccount': { ...account, ...changes } });

describe('SET-2 AUTH-3 the mail address', () => {
  it('AUTH-3 has its link sent again while it is not confirmed', async () => {
    const { user, server } = await renderAccount({
      ...say({ emailVerified: false }),
      'account.sendVerification': { isConfigured: false },
    });
    expect(screen.getByText('Not confirmed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send link again' }));
    expect(await screen.findByText(/can’t send email yet/)).toBeTruthy();
    expect(server.callsOf('account.sendVerification')).toHaveLength(1);
  });

  it('SET-2 is changed with the password, and waits for its link', async () => {
    const { user, server } = await renderAccount({
      'account.changeEmail': ({ newEmail }) => ({ isConfigured: true, pendingEmail: newEmail }),
    });
    expect(screen.queryByRole('button', { name: 'Send link again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Email' }));
    await user.type(dialog.getByLabelText(/^New email/), 'new@example');
    await user.type(dialog.getByLabelText('Current password'), 'kitchen table');
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await dialog.findByText('Enter an email address, like name@example.com')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^New email/), '.org');
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('account.changeEmail')).toMatchObject([
      { newEmail: 'new@example.org', password: 'kitchen table' },
    ]);
    await publish('account.email-changed', {
      ...{ email: account.email, emailVerified: true, pendingEmail: 'new@example.org' },
    });
    expect(await screen.findByText(/^Open the link that was sent to new@example.org/)).toBeTruthy();
  });

  it('SET-2 ALL-3 a wrong password is told at its field', async () => {
    const { user } = await renderAccount({
      'account.changeEmail': new Refusal({
        ...{ code: 'WRONG_CREDENTIALS', message: 'Wrong.' },
        fields: [{ path: 'password', code: 'wrong' }],
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Change Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Email' }));
    await user.type(dialog.getByLabelText(/^New email/), 'new@example.org');
    await user.type(dialog.getByLabelText('Current password'), 'guess');
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await dialog.findByText('This is not your password')).toBeTruthy();
  });

  it('MFE-7 SET-2 shows the new address once its link was opened elsewhere', async () => {
    await renderAccount(say({ pendingEmail: 'new@example.org' }));
    const changed = { email: 'new@example.org', emailVerified: true, pendingEmail: null };
    await publish('account.email-changed', changed);
    expect(await screen.findByText('new@example.org')).toBeTruthy();
    expect(screen.queryByText(/^Open the link/)).toBeNull();
  });
});
