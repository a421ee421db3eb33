import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditEntry, PrivacySettings, RecipientSharing, Security } from '@carecircle/contracts';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import PrivacyPage from './privacy.page';

const all = { shareHealthData: true, shareMedications: true, shareAppointments: true, shareCheckIns: true };
const [cared] = testSession().recipients;
const ofRuth = (mayChange: boolean): RecipientSharing => ({
  ...{ recipientId: cared?.id ?? '', sharing: all, mayChange },
  ...{ setBy: 'decision-makers', isWithdrawn: false },
});
const settings = (mayChange: boolean): PrivacySettings => ({
  recipients: [ofRuth(mayChange)],
  allowDataExport: false,
});
const entry: AuditEntry = {
  ...{ sequence: 7, action: 'VIEW_MEDICATIONS', userId: testIds.ben, at: '2026-11-21T14:04:00.000Z' },
  details: { operation: 'care/list-medications', subjectId: null, name: '' },
  ...{ ipAddress: '203.0.113.7', deviceInfo: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1' },
};
const security: Security = { hasPassword: true, twoFactor: null, passkeys: [], google: 'off' };
const consents = [
  { kind: 'hipaa' as const, isGiven: true, version: '2026-11-01', changedAt: null },
  {
    kind: 'data-processing' as const,
    isGiven: false,
    version: '2026-11-01',
    changedAt: '2026-11-20T10:00:00.000Z',
  },
];

const renderPrivacy = (
  answers: Answers = {},
  session: Parameters<typeof testSession>[0] = { role: 'admin' },
) =>
  renderFeature(<PrivacyPage />, {
    remote,
    session,
    answers: {
      'privacy.getPrivacy': settings(true),
      'privacy.listAuditEntries': { entries: [entry], nextCursor: null },
      'privacy.listConsents': consents,
      'account.getSecurity': security,
      ...answers,
    },
  });
const tab = (name: string) => screen.getByRole('tab', { name });
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

describe('PRIV-1 the switches', () => {
  it('show what is shared and change it at once, with what was seen', async () => {
    const { user, server } = await renderPrivacy({
      'privacy.changeSharing': {
        ...ofRuth(true),
        sharing: { ...all, shareMedications: false },
      },
    });
    await user.click(await toggle('Share medications'));
    expect((await toggle('Share medications')).checked).toBe(false);
    await waitFor(() =>
      expect(server.callsOf('privacy.changeSharing')).toEqual([
        expect.objectContaining({ changes: { shareMedications: false }, seen: { shareMedications: true } }),
      ]),
    );
  });

  it('are shown, with the reason, to who may not set them', async () => {
    await renderPrivacy({ 'privacy.getPrivacy': settings(false) }, { role: 'family' });
    expect((await toggle('Share check-ins')).disabled).toBe(true);
    expect(screen.getByText(/^Those who decide for .* set this\.$/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Members may export circle records' })).toBeNull();
  });

  it('follow a change made elsewhere', async () => {
    let current = settings(true);
    await renderPrivacy({ 'privacy.getPrivacy': () => current });
    expect((await toggle('Share appointments')).checked).toBe(true);
    const shared = ofRuth(true);
    current = { ...current, recipients: [{ ...shared, sharing: { ...all, shareAppointments: false } }] };
    await publish('sharing.changed', { recipientId: shared.recipientId });
    await waitFor(async () => expect((await toggle('Share appointments')).checked).toBe(false));
  });
});

describe('PRIV-2 the audit log', () => {
  it('begins with the last 24 hours: who, what, when, from where', async () => {
    const { user, server } = await renderPrivacy();
    await user.click(tab('Audit Log'));
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toMatch(/Viewed medications.*Ben Rivera.*Safari, iPhone.*203\.0\.113\.7/);
    expect(screen.getByRole('heading', { name: 'Last 24 hours' })).toBeTruthy();
    const [first] = server.callsOf('privacy.listAuditEntries');
    expect(first).toHaveProperty('from');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'all');
    await waitFor(() => expect(server.callsOf('privacy.listAuditEntries').at(-1)).not.toHaveProperty('from'));
  });

  it('says what will be here', async () => {
    const { user } = await renderPrivacy({ 'privacy.listAuditEntries': { entries: [], nextCursor: null } });
    await user.click(tab('Audit Log'));
    expect(await screen.findByText(/^Nothing in this period\./)).toBeTruthy();
  });
});

describe('PRIV-3 consents and one’s own data', () => {
  it('are given and taken back one by one', async () => {
    const { user, server } = await renderPrivacy({ 'privacy.changeConsent': consents });
    await user.click(tab('Consent'));
    const card = within(await screen.findByRole('region', { name: 'HIPAA Authorization' }));
    expect(card.getByText('Given')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Revoke' }));
    expect(server.callsOf('privacy.changeConsent')).toEqual([
      expect.objectContaining({ kind: 'hipaa', isGiven: false }),
    ]);
    const other = within(screen.getByRole('region', { name: 'Data Processing Consent' }));
    expect(other.getByRole('button', { name: 'Give Consent' })).toBeTruthy();
  });

  it('are taken back all at once only after a question', async () => {
    const { user, server } = await renderPrivacy({ 'privacy.revokeAllConsents': consents });
    await user.click(tab('Consent'));
    await user.click(await screen.findByRole('button', { name: 'Revoke All Consents' }));
    expect(server.callsOf('privacy.revokeAllConsents')).toHaveLength(0);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Revoke All Consents' }));
    await waitFor(() => expect(server.callsOf('privacy.revokeAllConsents')).toHaveLength(1));
  });

  it('an account is deleted with a password alone', async () => {
    const { user, server } = await renderPrivacy();
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' });
    expect(submit.disabled || submit.getAttribute('aria-disabled') === 'true').toBe(true);
    expect(server.callsOf('privacy.deleteAccount')).toHaveLength(0);
  });
});

describe('PRIV-4 security', () => {
  it('states what the server says of itself, and nothing else', async () => {
    const { user } = await renderPrivacy({
      'privacy.getSecurity': {
        ...{
          version: '0.1.0',
          isEncryptedInTransit: false,
          fileCipher: 'AES-256-GCM',
          fieldCipher: 'AES-256-GCM',
        },
        ...{ passwordHash: 'scrypt', hasVirusScanner: false },
        audit: { entries: 12, isWhole: true, checkedAt: '2026-11-21T14:04:00.000Z' },
      },
    });
    await user.click(tab('Security'));
    expect(await screen.findByText('Not encrypted: this page came without TLS')).toBeTruthy();
    expect(screen.getByText('Not set up here')).toBeTruthy();
    expect(screen.getByText(/^12 entries/)).toBeTruthy();
  });
});

describe('PRIV-1 AUTH-5 the switch of two-factor authentication', () => {
  const name = 'Two-Factor Authentication';

  it('is off at first, and goes on only when the code of the phone was right', async () => {
    let current = security;
    const uri = 'otpauth://totp/CareCircle:ana@example.org?secret=JBSWY3DPEHPK3PXP&issuer=CareCircle';
    const { user } = await renderPrivacy({
      'account.getSecurity': () => current,
      'account.beginTwoFactor': { key: 'JBSWY3DPEHPK3PXP', uri },
      'account.confirmTwoFactor': { recoveryCodes: ['ABCDE-FGHJ0'] },
    });
    expect((await toggle(name)).checked).toBe(false);
    await user.click(await toggle(name));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.type(dialog.getByLabelText('Current password'), 'kitchen table');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.type(await dialog.findByLabelText(/^6-digit code/), '123456');
    current = { ...security, twoFactor: { enabledAt: entry.at, recoveryCodesLeft: 1 } };
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText('ABCDE-FGHJ0')).toBeTruthy();
    await publish('account.security-changed', {});
    await waitFor(() => expect(screen.getByText(/asks for your password and a code/)).toBeTruthy());
  });

  it('stays as it is when the dialog is left', async () => {
    const { user } = await renderPrivacy();
    await user.click(await toggle(name));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await toggle(name)).checked).toBe(false);
  });
});
