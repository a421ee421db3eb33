import { randomUUID } from 'node:crypto';
import type { NotificationSettings } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
  circle = await ana.createCircle({ name: 'Mom', timeZone: 'America/Chicago' });
  await circle.join(ben);
  await ben.call('notifications.readAllNotifications', {});
  await at('2026-11-20T18:00:01Z');
  server.letters.length = 0;
});

const at = async (moment: string) => {
  server.clock.set(moment);
  await server.settled();
};
const lettersTo = (person: TestPerson) => server.letters.filter(({ to }) => to === person.email);
const choose = (person: TestPerson, changes: Partial<NotificationSettings>, timeZone?: string) =>
  person.call('notifications.changeNotificationSettings', { changes, timeZone });
const addTask = async (changes: object = {}) => {
  await ana.call('care.addTask', {
    ...{ circleId: circle.id, taskId: randomUUID(), title: 'Fetch the insulin', description: '' },
    ...{ recipientId: null, assigneeId: ben.id, dueDate: '2026-11-21', dueTime: '15:00' },
    ...changes,
  });
  await ben.call('notifications.readAllNotifications', {});
};
const raise = async () => {
  const alertId = randomUUID();
  await ana.call('emergency.armAlert', {
    ...{ circleId: circle.id, alertId, type: 'panic', message: '', location: null },
  });
  server.clock.advance(10_000);
  await server.settled();
  return { circleId: circle.id, alertId };
};

describe('the daily summary', () => {
  it('NOTE-2 comes at seven where its reader is, once, with what the day brings, and nothing of it in the subject', async () => {
    await choose(ben, {}, 'Europe/Madrid');
    await addTask();
    await at('2026-11-21T05:59:59Z');
    expect(lettersTo(ben)).toEqual([]);
    await at('2026-11-21T06:00:00Z');
    await expect.poll(() => lettersTo(ben).length).toBe(1);
    const [letter] = lettersTo(ben);
    expect(letter?.subject).toBe('Your day in CareCircle');
    expect(letter?.text).toContain('3:00 PM · Fetch the insulin');
    expect(letter?.unsubscribeUrl).toMatch(/\/unsubscribe\//);
    await choose(ben, {}, 'America/New_York');
    await at('2026-11-21T12:00:00Z');
    expect(lettersTo(ben)).toHaveLength(1);
  });

  it('NOTE-2 does not come where there is nothing to tell', async () => {
    await at('2026-11-21T13:00:00Z');
    await at('2026-11-22T13:00:00Z');
    expect(lettersTo(ben)).toEqual([]);
  });

  it('NOTE-2 goes on from day to day, with nothing else happening', async () => {
    await addTask({ dueDate: '2026-11-23' });
    for (const day of ['21', '22', '23']) await at(`2026-11-${day}T13:00:00Z`);
    await expect.poll(() => lettersTo(ben).length).toBe(1);
  });

  it('CIRC-4 tells only what its reader may see', async () => {
    await ana.call('circles.changeMemberPermissions', {
      ...{ circleId: circle.id, memberId: ben.id, changes: { canViewTasks: false, canEditTasks: false } },
    } as never);
    await ben.call('notifications.readAllNotifications', {});
    await addTask({ assigneeId: null });
    await at('2026-11-21T13:00:00Z');
    expect(
      lettersTo(ben)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('insulin');
  });

  it.each([{ emailEnabled: false }, { dailySummary: false }])('NOTE-2 does not come with %o', async (off) => {
    await choose(ben, off);
    await addTask();
    await at('2026-11-21T13:00:00Z');
    expect(lettersTo(ben)).toEqual([]);
  });

  it('PRIV-3 does not come without the consent to data processing, and the settings say why', async () => {
    await addTask();
    await ben.call('privacy.changeConsent', { kind: 'data-processing', isGiven: false });
    await at('2026-11-21T13:00:00Z');
    expect(lettersTo(ben)).toEqual([]);
    expect((await ben.call('notifications.getNotificationSettings', {})).mail).toEqual({
      ...{ address: ben.email, hindrance: 'no-consent' },
    });
  });

  it('NOTE-2 ends with one press in the letter, and its switch shows it', async () => {
    await addTask();
    await at('2026-11-21T13:00:00Z');
    await expect.poll(() => lettersTo(ben).length).toBe(1);
    const token = lettersTo(ben)[0]?.unsubscribeUrl?.split('/').at(-1) ?? '';
    await server.call('account.chooseMail', { token, isWanted: false });
    expect((await ben.call('notifications.getNotificationSettings', {})).settings.dailySummary).toBe(false);
    await addTask({ dueDate: '2026-11-22' });
    await at('2026-11-22T13:00:00Z');
    expect(lettersTo(ben)).toHaveLength(1);
    await choose(ben, { dailySummary: true });
    await addTask({ dueDate: '2026-11-23' });
    await at('2026-11-23T13:00:00Z');
    await expect.poll(() => lettersTo(ben).length).toBe(2);
  });
});

describe('mail of an alert', () => {
  const log = async () => (await ben.call('notifications.listDeliveries', {})).deliveries;

  it('EMER-2 goes to every other member, and stands among what was sent', async () => {
    await raise();
    await expect.poll(() => lettersTo(ben).length).toBe(1);
    const [letter] = lettersTo(ben);
    expect(letter).toMatchObject({ subject: 'Somebody needs help' });
    expect(letter?.text).toContain('Ana needs help now');
    expect(letter?.unsubscribeUrl).toBeUndefined();
    expect(lettersTo(ana)).toEqual([]);
    await expect.poll(log).toMatchObject([{ channel: 'mail', status: 'sent', target: ben.email }]);
  });

  it('NOTE-2 switched off silences that mail only', async () => {
    await choose(ben, { emergencyAlerts: false });
    await raise();
    const { notifications } = await ben.call('notifications.listNotifications', {});
    expect(notifications[0]?.cause).toBe('alert-raised');
    expect(lettersTo(ben)).toEqual([]);
  });

  it('PRIV-3 needs no consent, for it is a call for help', async () => {
    await ben.call('privacy.changeConsent', { kind: 'data-processing', isGiven: false });
    await raise();
    await expect.poll(() => lettersTo(ben).length).toBe(1);
  });

  it('EMER-2 comes once, and the end of the alert once more', async () => {
    const alert = await raise();
    // Until the server has heard that it went out, it would send it again a minute later.
    await expect.poll(log).toHaveLength(1);
    server.clock.advance(11 * 60_000);
    await server.settled();
    await expect.poll(() => lettersTo(ben).length).toBe(1);
    await ana.call('emergency.resolveAlert', alert);
    await server.settled();
    await expect
      .poll(() => lettersTo(ben).map(({ subject }) => subject))
      .toEqual([...['Somebody needs help', 'Emergency over']]);
  });
});
