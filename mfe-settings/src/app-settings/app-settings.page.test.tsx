import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultPreferences } from '@carecircle/contracts';
import { getBusState, Refusal, setBusState } from '@carecircle/remote-kit';
import { renderFeature, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import AppSettingsPage from './app-settings.page';

const preferences = () => getBusState('session.current')?.preferences;

function renderSettings(answers: Answers = {}) {
  return renderFeature(<AppSettingsPage />, {
    remote,
    answers: {
      'account.changePreferences': ({ changes }) => ({ ...defaultPreferences, ...changes }),
      ...answers,
    },
  });
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

describe('ALL-2 what this device keeps', () => {
  it('is the choice of this device, said plainly, and needs no connection', async () => {
    const { user, server } = await renderSettings();
    act(() => setBusState('connection.status', 'offline'));
    const keeps = screen.getByRole('switch', { name: 'Keep data on this device' });
    expect((keeps as HTMLInputElement).checked).toBe(true);
    await user.click(keeps);
    expect(screen.getByText(/Nothing is kept here\./)).toBeTruthy();
    expect((screen.getByRole('switch', { name: /Dark mode/ }) as HTMLInputElement).disabled).toBe(true);
    await user.click(keeps);
    expect(screen.getByText(/opens without a connection/)).toBeTruthy();
    expect(server.calls.filter(({ operation }) => operation === 'account.changePreferences')).toEqual([]);
  });
});
