import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { defaultPreferences, type Security } from '@carecircle/contracts';
import { chooseForDevice, getBusState, Refusal, setBusState, syncMode } from '@carecircle/remote-kit';
import { renderFeature, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import AppSettingsPage from './app-settings.page';

const security: Security = { hasPassword: true, twoFactor: null, passkeys: [], google: 'off' };
const preferences = () => getBusState('session.current')?.preferences;

async function renderSettings(answers: Answers = {}) {
  const rendered = await renderFeature(<AppSettingsPage />, {
    remote,
    answers: {
      'account.changePreferences': ({ changes }) => ({ ...defaultPreferences, ...changes }),
      'account.getSecurity': security,
      'copies.listBackups': [],
      ...answers,
    },
  });
  await screen.findByText('Storage & Cache');
  return rendered;
}

describe('SET-4 looks and formats', () => {
  it('take effect at once and are sent', async () => {
    const { user, server } = await renderSettings();
    await user.click(screen.getByRole('switch', { name: /Dark mode/ }));
    await user.click(screen.getByRole('radio', { name: 'Extra large' }));
    await user.click(screen.getByRole('radio', { name: 'Purple' }));
    await user.click(screen.getByRole('radio', { name: /24 hours/ }));
    await user.click(screen.getByRole('radio', { name: /Day\/Month\/Year/ }));
    expect(preferences()).toEqual({
      darkMode: true,
      fontSize: 'extra-large',
      theme: 'purple',
      language: 'en',
      timeFormat: '24',
      dateFormat: 'dmy',
      sessionTimeout: 30,
    });
    expect(server.callsOf('account.changePreferences').map(({ changes }) => changes)).toEqual([
      { darkMode: true },
      { fontSize: 'extra-large' },
      { theme: 'purple' },
      { timeFormat: '24' },
      { dateFormat: 'dmy' },
    ]);
  });

  it('speak the other language at once', async () => {
    const { user } = await renderSettings();
    await user.click(screen.getByRole('radio', { name: 'Español' }));
    expect(await screen.findByText('Formato de hora')).toBeTruthy();
  });

  it('return to the former choice when the server refuses', async () => {
    const refused = new Refusal({ code: 'INVALID_INPUT', message: 'no' });
    const { user } = await renderSettings({ 'account.changePreferences': refused });
    await user.click(screen.getByRole('radio', { name: 'Green' }));
    await waitFor(() => expect(preferences()?.theme).toBe('blue'));
  });

  it('show what each format makes of a time', async () => {
    await renderSettings();
    expect(screen.getByText('2:30 PM')).toBeTruthy();
    expect(screen.getByText('14:30')).toBeTruthy();
  });
});

describe('SET-4 data and sync', () => {
  afterEach(() => chooseForDevice({ autoSync: true, offlineMode: false, dataUsage: 'wifi-only' }));
  const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

  it('auto sync is on and offline mode off at first; both are choices of this device and need no server', async () => {
    const { user, server } = await renderSettings();
    expect((await toggle('Auto sync')).checked).toBe(true);
    expect((await toggle('Offline mode')).checked).toBe(false);
    await user.click(await toggle('Auto sync'));
    expect(syncMode()).toBe('on-demand');
    expect(screen.getByText(/until you press Sync now/)).toBeTruthy();
    await user.click(await toggle('Offline mode'));
    expect(syncMode()).toBe('never');
    expect(server.callsOf('account.changePreferences')).toEqual([]);
  });

  it('offline mode is not for a device that keeps nothing, and ends with what it keeps', async () => {
    const { user } = await renderSettings();
    await user.click(await toggle('Offline mode'));
    const keeps = await toggle('Keep data on this device');
    await user.click(keeps);
    expect(syncMode()).toBe('auto');
    expect((await toggle('Offline mode')).disabled).toBe(true);
    await user.click(keeps);
    expect((await toggle('Offline mode')).disabled).toBe(false);
  });

  it('data usage is Wi-Fi only at first, and says that this browser hides its network', async () => {
    const { user } = await renderSettings();
    const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
    expect((await choice('Wi-Fi only')).checked).toBe(true);
    expect(screen.getByText(/doesn’t tell which network/)).toBeTruthy();
    await user.click(await choice('Cellular only'));
    expect(localStorage.getItem('carecircle:device')).toContain('"dataUsage":"cellular-only"');
  });
});

describe('ALL-2 what this device keeps', () => {
  it('is the choice of this device, said plainly, and needs no connection', async () => {
    const { user, server } = await renderSettings();
    act(() => setBusState('connection.status', 'offline'));
    onTestFinished(() => setBusState('connection.status', 'connecting'));
    const keeps = await screen.findByRole('switch', { name: 'Keep data on this device' });
    expect((keeps as HTMLInputElement).checked).toBe(true);
    await user.click(keeps);
    expect(screen.getByText(/Nothing is stored here\./)).toBeTruthy();
    expect((screen.getByRole('switch', { name: /Dark mode/ }) as HTMLInputElement).disabled).toBe(true);
    await user.click(keeps);
    expect(screen.getByText(/opens without a connection/)).toBeTruthy();
    expect(server.calls.filter(({ operation }) => operation === 'account.changePreferences')).toEqual([]);
  });
});

describe('AUTH-5 SET-4 security of this device', () => {
  it('offers the time-outs of the specification, 30 minutes at first, and sends the choice', async () => {
    const { user, server } = await renderSettings();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /Session timeout/ });
    expect(select.value).toBe('30');
    expect([...select.options].map(({ text }) => text)).toEqual([
      ...['15 minutes', '30 minutes', '60 minutes', '120 minutes', 'Never'],
    ]);
    await user.selectOptions(select, 'Never');
    await waitFor(() => expect(preferences()?.sessionTimeout).toBe(0));
    expect(server.callsOf('account.changePreferences')).toMatchObject([{ changes: { sessionTimeout: 0 } }]);
  });

  it('says where the browser can make no passkey', async () => {
    await renderSettings();
    const biometric = await screen.findByRole<HTMLInputElement>('switch', {
      name: /Biometric authentication/,
    });
    expect(biometric.disabled).toBe(true);
    expect(screen.getByText('This browser, or this address, can’t make passkeys.')).toBeTruthy();
  });
});
