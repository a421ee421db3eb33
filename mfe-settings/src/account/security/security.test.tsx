import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Security, SignedInBrowser } from '@carecircle/contracts';
import { Refusal } from '@carecircle/remote-kit';
import { renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../../remote';
import { SecurityCard } from './security-card';
import SignInsPage from './sign-ins.page';

const security: Security = { hasPassword: true, twoFactor: null, passkeys: [], google: 'off' };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCDE-FGHJ${index}`);

function renderSecurity(answers: Answers = {}) {
  const page = (
    <>
      <SecurityCard />
      <ToastRegion />
    </>
  );
  return renderFeature(page, { remote, answers: { 'account.getSecurity': security, ...answers } });
}

describe('SET-2 AUTH-5 account security', () => {
  it('SET-2 shows its rows, the second step as not enabled', async () => {
    await renderSecurity();
    for (const row of ['Change Password', 'Two-Factor Authentication', 'Login History'])
      expect(await screen.findByText(row)).toBeTruthy();
    expect(screen.getByText('Not Enabled')).toBeTruthy();
  });

  it('SET-2 says at the field that the old password is wrong', async () => {
    const { user } = await renderSecurity({
      'account.changePassword': new Refusal({
        ...{ code: 'WRONG_CREDENTIALS', message: 'Wrong.' },
        fields: [{ path: 'password', code: 'wrong' }],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    await user.type(dialog.getByLabelText('Current password'), 'kitchen');
    await user.type(dialog.getByLabelText('New password'), 'another long one');
    await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    expect(await dialog.findByText('This is not your password')).toBeTruthy();
  });

  it('AUTH-5 turns the second step on: password, key, code, recovery codes', async () => {
    const uri = 'otpauth://totp/CareCircle:ana@example.org?secret=JBSWY3DPEHPK3PXP&issuer=CareCircle';
    const { user } = await renderSecurity({
      'account.beginTwoFactor': { key: 'JBSWY3DPEHPK3PXP', uri },
      'account.confirmTwoFactor': { recoveryCodes },
    });
    await user.click(await screen.findByRole('button', { name: 'Two-Factor Authentication' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Current password'), 'kitchen table');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(await dialog.findByRole('img', { name: /QR code/ })).toBeTruthy();
    await user.type(dialog.getByLabelText(/^6-digit code/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    for (const code of recoveryCodes) expect(await dialog.findByText(code)).toBeTruthy();
  });
});

const browserOf = (changes: Partial<SignedInBrowser>): SignedInBrowser => ({
  ...{ id: testIds.recipient, browser: 'Chrome', system: 'Android', address: '203.0.113.9' },
  ...{ signedInAt: '2026-01-05T10:00:00.000Z', usedAt: '2026-01-05T10:00:00.000Z', isThis: false },
  ...changes,
});

describe('AUTH-5 the login history', () => {
  it('AUTH-5 marks this device and signs out another', async () => {
    const { user, server } = await renderFeature(<SignInsPage />, {
      remote,
      answers: {
        'account.listSessions': [
          browserOf({ id: testIds.circle, browser: 'Firefox', system: 'Linux', isThis: true }),
          browserOf({}),
        ],
        'account.listSignIns': [],
        'account.endSession': {},
      },
    });
    expect(await screen.findByText('This device')).toBeTruthy();
    expect(await screen.findByText('No sign-ins during the last 90 days.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() =>
      expect(server.callsOf('account.endSession')).toMatchObject([{ sessionId: testIds.recipient }]),
    );
  });
});

describe('AUTH-2 the Google account', () => {
  const openCard = (google: Security['google'], answers: Answers = {}) =>
    renderFeature(<SecurityCard />, {
      remote,
      answers: { 'account.getSecurity': { ...security, google }, ...answers },
    });

  it('AUTH-2 says where it is not set up, and offers nothing', async () => {
    await openCard('off');
    expect(await screen.findByText('Not set up on this CareCircle')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Google account/ })).toBeNull();
  });

  it('AUTH-2 is taken away with the password, unless it is the only way in', async () => {
    const refused = new Refusal({ code: 'INVALID_STATE', message: 'no' });
    const { user, server } = await openCard('connected', { 'account.endGoogleLink': refused });
    await user.click(await screen.findByRole('button', { name: /Google account/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Current password'), 'kitchen table');
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await dialog.findByText(/It is your only way in/)).toBeTruthy();
    expect(server.callsOf('account.endGoogleLink')).toMatchObject([{ password: 'kitchen table' }]);
  });
});
