import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultNotificationSettings, type Delivery, type NotificationSettings } from '@carecircle/contracts';
import { setBusState } from '@carecircle/remote-kit';
import { renderFeature, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import NotificationSettingsPage from './notification-settings.page';

const mail = { address: 'ana@example.org', hindrance: null };
const change = 'notifications.changeNotificationSettings';

function renderSettings(changes: Partial<NotificationSettings> = {}, answers: Answers = {}) {
  const settings = { ...defaultNotificationSettings, ...changes };
  return renderFeature(<NotificationSettingsPage />, {
    remote,
    answers: {
      'notifications.getNotificationSettings': {
        settings,
        timeZone: 'America/Chicago',
        mail,
        lateSince: null,
      },
      [change]: ({ changes: changed }) => ({ settings: { ...settings, ...changed }, timeZone: 'UTC' }),
      'notifications.listPushDevices': { publicKey: 'key', devices: [] },
      'notifications.listDeliveries': { deliveries: [] },
      'reports.getReportMail': { hindrance: null, isWeekly: false, nextAt: null, letters: [] },
      ...answers,
    },
  });
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const isOn = (element: HTMLElement) => (element as HTMLInputElement).checked;

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => setBusState('connection.status', 'live'));
});

describe('NOTE-2 notification settings', () => {
  it('show the specified switches, times and minutes with their defaults', async () => {
    await renderSettings();
    const switches = await screen.findAllByRole('switch');
    expect(Object.fromEntries(switches.map((one) => [one.closest('label')?.textContent, isOn(one)]))).toEqual(
      {
        'Push notifications': true,
        'Task reminders': true,
        'Medication reminders': true,
        'Appointment reminders': true,
        'Check-in reminders': true,
        'Message notifications': true,
        'Circle updates': true,
        'Hide details on the lock screen': false,
        'Email notifications': true,
        'Daily summary': true,
        'Weekly report': false,
        'Emergency alerts': true,
        Sound: true,
        Vibration: true,
        'Quiet hours': true,
      },
    );
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ textContent, selected }) => `${textContent}${selected ? ' *' : ''}`);
    expect(options('Before a medication is due')).toEqual([
      ...['5 minutes', '10 minutes', '15 minutes *', '30 minutes', '1 hour'],
    ]);
    expect(options('Before an appointment')).toEqual([
      ...['15 minutes', '30 minutes', '1 hour *', '2 hours', '1 day'],
    ]);
    expect(options('Before a task is due')).toEqual([
      ...['30 minutes', '1 hour', '2 hours *', '6 hours', '1 day'],
    ]);
  });

  it.each([
    ['Push notifications', 'Task reminders'],
    ['Email notifications', 'Daily summary'],
  ])('show what stands below %s only while it is on, with its value', async (master, below) => {
    const { user } = await renderSettings();
    await user.click(await screen.findByRole('switch', { name: below }));
    await user.click(screen.getByRole('switch', { name: master }));
    expect(screen.queryByRole('switch', { name: below })).toBeNull();
    await user.click(screen.getByRole('switch', { name: master }));
    expect(isOn(screen.getByRole('switch', { name: below }))).toBe(false);
  });

  it('show start and end only while the quiet hours are on', async () => {
    const { user } = await renderSettings();
    const sound = within(await screen.findByRole('region', { name: 'Sound and Vibration' }));
    expect(sound.getAllByRole('group', { name: 'Start' })).not.toEqual([]);
    expect(sound.getByText('Time in America/Chicago')).toBeTruthy();
    await user.click(sound.getByRole('switch', { name: 'Quiet hours' }));
    expect(sound.queryByRole('group', { name: 'Start' })).toBeNull();
  });

  it('send each change by itself, and where this device is', async () => {
    const { user, server } = await renderSettings();
    await user.click(await screen.findByRole('switch', { name: 'Circle updates' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Before an appointment' }), '1440');
    await waitFor(() => expect(server.callsOf(change)).toHaveLength(2));
    expect(server.callsOf(change)).toMatchObject([
      { changes: { circleUpdates: false }, timeZone: expect.any(String) as string },
      { changes: { appointmentAdvance: 1440 } },
    ]);
  });

  it('REP-3 switch the weekly report of the circle, the same as on the reports', async () => {
    const { user, server } = await renderSettings(
      {},
      {
        'reports.switchWeeklyReport': { hindrance: null, isWeekly: true, nextAt: null, letters: [] },
      },
    );
    const weekly = await screen.findByRole('switch', { name: 'Weekly report' });
    await waitFor(() => expect((weekly as HTMLInputElement).disabled).toBe(false));
    await user.click(weekly);
    expect(server.callsOf('reports.switchWeeklyReport')).toMatchObject([{ isOn: true }]);
  });

  it('ALL-2 say so without a connection, and cannot be changed', async () => {
    await renderSettings();
    await screen.findByRole('switch', { name: 'Sound' });
    act(() => setBusState('connection.status', 'offline'));
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    expect((screen.getByRole('switch', { name: 'Sound' }) as HTMLInputElement).disabled).toBe(true);
  });
});

describe('NOTE-2 this device', () => {
  const browser = (permission: NotificationPermission) => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PushManager', vi.fn());
    vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
    const subscription = { unsubscribe: vi.fn(() => Promise.resolve(true)) };
    const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
    const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    return subscription;
  };

  it('says how to allow what the browser blocks', async () => {
    browser('denied');
    await renderSettings();
    expect(await screen.findByText('This browser blocks notifications')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
  });

  it('offers to be told, and asks the browser only then', async () => {
    browser('default');
    await renderSettings();
    expect(await screen.findByRole('button', { name: 'Turn on for this device' })).toBeTruthy();
  });

  it('NOTE-5 lists what is told, sends a test, and shows what became of it', async () => {
    const subscription = browser('granted');
    const device = {
      id: crypto.randomUUID(),
      name: 'Chrome · Android',
      isThis: true,
      addedAt: '2026-11-20T12:00:00.000Z',
    };
    const delivery: Delivery = {
      ...{ id: crypto.randomUUID(), channel: 'push', status: 'sent', title: 'Notifications work' },
      ...{ target: 'Chrome · Android', at: '2026-11-21T12:00:00.000Z' },
    };
    const { user, server } = await renderSettings(
      {},
      {
        'notifications.listPushDevices': { publicKey: 'key', devices: [device] },
        'notifications.listDeliveries': { deliveries: [delivery] },
        'notifications.sendTestNotification': { devices: 1 },
        'notifications.deletePushDevice': { publicKey: 'key', devices: [] },
      },
    );
    expect(await region('Your devices').findByText('This device')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send test notification' }));
    await waitFor(() => expect(server.callsOf('notifications.sendTestNotification')).toHaveLength(1));
    expect(await screen.findByText('On its way to 1 device')).toBeTruthy();
    expect(region('Sent lately').getByText('Notifications work')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop notifications on Chrome · Android' }));
    expect(server.callsOf('notifications.deletePushDevice')).toMatchObject([{ deviceId: device.id }]);
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledOnce());
  });
});

describe('NOTE-2 PRIV-3 what keeps people from being told', () => {
  const answer = (changes: object) => ({
    'notifications.getNotificationSettings': {
      ...{ settings: defaultNotificationSettings, timeZone: 'America/Chicago', mail, lateSince: null },
      ...changes,
    },
  });

  it.each([
    ['not-configured', /no mail server/],
    ['no-consent', /not agreed to data processing/],
  ])('%s says why nothing is mailed', async (hindrance, words) => {
    await renderSettings({}, answer({ mail: { ...mail, hindrance } }));
    expect(await region('Email').findByText(words)).toBeTruthy();
  });

  it('NOTE-5 says since when reminders are late', async () => {
    await renderSettings({}, answer({ lateSince: '2026-11-21T15:00:00.000Z' }));
    expect(await screen.findByText(/Reminders are late since/)).toBeTruthy();
  });
});
