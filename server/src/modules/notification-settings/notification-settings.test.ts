import { defaultNotificationSettings } from '@carecircle/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('NOTE-2 begin with the specified defaults', async () => {
  const ana = await server.signUp('Ana');
  const own = await ana.call('notifications.getNotificationSettings', {});
  expect(own).toEqual({
    ...{ settings: defaultNotificationSettings, timeZone: null, lateSince: null },
    mail: { address: ana.email, hindrance: null },
  });
  expect(own.settings).toMatchObject({ quietStart: '22:00', quietEnd: '07:00', medicationAdvance: 15 });
});

it('NOTE-2 keep what each device changed, and where the newest one is', async () => {
  const ana = await server.signUp('Ana');
  const change = (changes: object, timeZone?: string) =>
    ana.call('notifications.changeNotificationSettings', { changes, timeZone });
  await Promise.all([change({ taskReminders: false }), change({ quietEnd: '06:30' }, 'Europe/Madrid')]);
  const own = await change({ pushEnabled: false });
  expect(own).toEqual({
    settings: { ...defaultNotificationSettings, taskReminders: false, quietEnd: '06:30', pushEnabled: false },
    timeZone: 'Europe/Madrid',
  });
  const events = await server.eventsOf(ana.id);
  expect(events.at(-1)).toMatchObject({ type: 'notification-settings.changed', payload: own });
});

it.each([
  ['changes.medicationAdvance', { changes: { medicationAdvance: 7 } }],
  ['changes.quietStart', { changes: { quietStart: '25:00' } }],
  ['timeZone', { changes: {}, timeZone: 'Mars/Olympus' }],
])('ALL-3 refuse %s that is no choice', async (path, input) => {
  const ana = await server.signUp('Ana');
  await expect(ana.call('notifications.changeNotificationSettings', input as never)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path }],
  });
});

it('are of one person alone', async () => {
  const [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
  await ana.call('notifications.changeNotificationSettings', { changes: { soundEnabled: false } });
  const { settings } = await ben.call('notifications.getNotificationSettings', {});
  expect(settings.soundEnabled).toBe(true);
});
