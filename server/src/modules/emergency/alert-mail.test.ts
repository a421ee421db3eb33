import { randomUUID } from 'node:crypto';
import type { Alert } from '@carecircle/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Letter, Mail } from '../../mail/mail';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

async function begin(mail?: Mail): Promise<void> {
  server = await startTestServer(mail && { mail });
  ana = await server.signUp('Ana');
  circle = await ana.createCircle();
}
let letters: Letter[];
let isDown: boolean;
/** A mail server that can be down. */
const mail: Mail = {
  isConfigured: true,
  async send(letter) {
    if (isDown) throw new Error('connection refused');
    letters.push(letter);
  },
  close: () => undefined,
};
beforeEach(() => {
  letters = [];
  isDown = false;
});
afterEach(() => server.stop());

const addContact = (name: string, email: string | null, canReceiveAlerts = true) =>
  ana.call('emergency.addContact', {
    circleId: circle.id,
    contactId: randomUUID(),
    name,
    relationship: 'Neighbor',
    phone: '+13125550100',
    email,
    preferredChannel: 'call',
    isPrimary: false,
    canReceiveAlerts,
  });

async function raise(): Promise<Alert['id']> {
  const alertId = randomUUID();
  await ana.call('emergency.armAlert', {
    circleId: circle.id,
    alertId,
    type: 'panic',
    message: 'Kitchen',
    location: null,
  });
  server.clock.advance(10_000);
  await server.settled();
  return alertId;
}
async function notices(): Promise<string[]> {
  const { alerts } = await ana.call('emergency.listAlerts', { circleId: circle.id });
  return alerts.flatMap((alert) => alert.notices.map(({ name, status }) => `${name}: ${status}`));
}
const noticesBecome = (expected: string[]) =>
  vi.waitFor(async () => expect(await notices()).toEqual(expected));

it('EMER-3 contacts with an address are mailed once, the others can only be called, those who opted out hear nothing', async () => {
  await begin(mail);
  await addContact('Lee', 'lee@example.org');
  await addContact('Mia', null);
  await addContact('Noa', 'noa@example.org', false);
  await raise();
  await noticesBecome(['Lee: sent', 'Mia: call']);
  server.clock.advance(3_600_000);
  await server.settled();
  expect(letters.map(({ to }) => to)).toEqual(['lee@example.org']);
  expect(letters[0]?.text).toContain('Kitchen');
});

it('EMER-3 a mail server that is down shows as failed at once; when it is back the mail goes out, once', async () => {
  await begin(mail);
  await addContact('Lee', 'lee@example.org');
  isDown = true;
  await raise();
  await noticesBecome(['Lee: failed']);
  isDown = false;
  server.clock.advance(60_000);
  await server.settled();
  await noticesBecome(['Lee: sent']);
  server.clock.advance(3_600_000);
  await server.settled();
  expect(letters).toHaveLength(1);
});

it('EMER-3 nobody is mailed about an alert that is over', async () => {
  await begin(mail);
  await addContact('Lee', 'lee@example.org');
  isDown = true;
  const alertId = await raise();
  await noticesBecome(['Lee: failed']);
  await ana.call('emergency.resolveAlert', { circleId: circle.id, alertId });
  isDown = false;
  server.clock.advance(3_600_000);
  await server.settled();
  expect(letters).toEqual([]);
});

it('EMER-6 whoever was mailed hears that it was a false alarm', async () => {
  await begin(mail);
  await addContact('Lee', 'lee@example.org');
  const alertId = await raise();
  await noticesBecome(['Lee: sent']);
  await ana.call('emergency.cancelAlert', { circleId: circle.id, alertId });
  await server.settled();
  await vi.waitFor(() =>
    expect(letters.map(({ subject }) => subject)).toEqual([
      'EMERGENCY: Ana needs help',
      'It was a false alarm: Ana',
    ]),
  );
});

it('EMER-3 without a mail server every contact says plainly: call', async () => {
  await begin({ ...mail, isConfigured: false });
  const contact = await addContact('Lee', 'lee@example.org');
  await raise();
  expect(await notices()).toEqual(['Lee: call']);
  expect(await ana.call('emergency.testContact', { circleId: circle.id, contactId: contact.id })).toEqual({
    status: 'call',
  });
});

it('EMER-3 Send test tells what happened', async () => {
  await begin(mail);
  const test = async (email: string | null) => {
    const { id } = await addContact('Lee', email);
    return (await ana.call('emergency.testContact', { circleId: circle.id, contactId: id })).status;
  };
  expect(await test('lee@example.org')).toBe('sent');
  expect(letters[0]?.subject).toContain('Test');
  expect(await test(null)).toBe('call');
  isDown = true;
  expect(await test('lee@example.org')).toBe('failed');
  const stranger = await server.signUp('Sam');
  await expect(
    stranger.call('emergency.testContact', { circleId: circle.id, contactId: randomUUID() }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('EMER-2 a mail server that never answers holds up neither this alert nor the next', async () => {
  await begin({ ...mail, send: () => new Promise(() => undefined) });
  await addContact('Lee', 'lee@example.org');
  await raise();
  await raise();
  expect(await notices()).toEqual(['Lee: waiting', 'Lee: waiting']);
});
