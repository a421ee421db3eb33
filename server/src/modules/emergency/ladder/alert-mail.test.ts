import { randomUUID } from 'node:crypto';
import type { Alert } from '@carecircle/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Letter, Mail } from '../../../mail/mail';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';
import { eventually } from '../../../testing/eventually';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

async function begin(mail?: Mail): Promise<void> {
  server = await startTestServer(mail && { mail });
  ana = await server.signUp('Ana');
  circle = await ana.createCircle();
}
let letters: Letter[];
/** Those that ask a contact whether they agree. */
let requests: Letter[];
let isDown: boolean;
/** A mail server that can be down. */
const mail: Mail = {
  isConfigured: true,
  async send(letter) {
    // Who signs up is asked to confirm their address.
    if (letter.subject === 'Confirm your email address') return;
    if (isDown) throw new Error('connection refused');
    (letter.subject.startsWith('Please confirm') ? requests : letters).push(letter);
  },
  close: () => undefined,
};
beforeEach(() => {
  letters = [];
  requests = [];
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
  eventually(async () => expect(await notices()).toEqual(expected));

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
  expect(letters[0]?.text).not.toContain('Kitchen');
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
  await eventually(() =>
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
    ...{ status: 'call', channel: 'call' },
  });
});

const linkIn = (letter: Letter | undefined) => new URL(/https:\S+/.exec(letter?.text ?? '')?.[0] ?? 'x:');
const open = (url: URL) => server.app.inject({ url: url.pathname });
const press = (url: URL, answer: string) =>
  server.app.inject({
    ...{ method: 'POST', url: url.pathname, payload: `answer=${answer}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const test = async (contactId: string) =>
  (await ana.call('emergency.testContact', { circleId: circle.id, contactId })).status;
const stateOf = async (contactId: string) =>
  (await ana.call('emergency.listContacts', { circleId: circle.id })).find(({ id }) => id === contactId)
    ?.confirmation;
const requested = (number: number) => eventually(() => expect(requests).toHaveLength(number));

it('EMER-3 a new contact is asked once; until they agree they get nothing else but an alert', async () => {
  await begin(mail);
  const { id } = await addContact('Lee', 'Lee@example.org');
  await requested(1);
  expect(requests[0]?.text).toContain('Ana named you as an emergency contact');
  expect(await stateOf(id)).toBe('asked');
  expect(await test(id)).toBe('asked');
  expect(letters).toEqual([]);
  const link = linkIn(requests[0]);
  expect((await open(link)).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('asked');
  expect((await press(link, 'confirm')).body).toContain('you are confirmed');
  expect(await stateOf(id)).toBe('confirmed');
  expect(await test(id)).toBe('sent');
  expect(letters[0]?.subject).toContain('Test');
  await raise();
  await noticesBecome(['Lee: sent']);
  expect(letters.at(-1)?.text).toContain('Kitchen');
});

it('EMER-3 whoever declines is mailed no more, not even as a new contact', async () => {
  await begin(mail);
  const { id } = await addContact('Lee', 'lee@example.org');
  await requested(1);
  expect((await press(linkIn(requests[0]), 'decline')).body).toContain('no more mail');
  expect([await stateOf(id), await test(id)]).toEqual(['declined', 'declined']);
  await ana.call('emergency.deleteContact', { circleId: circle.id, contactId: id });
  const again = await addContact('Lee', 'LEE@example.org');
  expect([await stateOf(again.id), await test(again.id)]).toEqual(['declined', 'declined']);
  await raise();
  expect(await notices()).toEqual(['Lee: call']);
  expect([requests.length, letters.length]).toEqual([1, 0]);
});

it('EMER-3 an address gets three such mails a day, over circles, senders and presses at once', async () => {
  await begin(mail);
  const { id } = await addContact('Lee', 'lee@example.org');
  await requested(1);
  const ben = await server.signUp('Ben');
  const other = await ben.createCircle();
  await ben.call('emergency.addContact', {
    ...{
      circleId: other.id,
      contactId: randomUUID(),
      name: 'Lee',
      relationship: 'Neighbor',
      phone: '+13125550100',
    },
    ...{ email: 'lee@example.org', preferredChannel: 'call', isPrimary: false, canReceiveAlerts: true },
  });
  await requested(2);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => test(id)));
  expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(19);
  expect(requests).toHaveLength(3);
  server.clock.advance(86_400_000);
  expect(await test(id)).toBe('asked');
});

it('EMER-3 a mail to somebody who has not agreed carries no text of the sender’s but short names without links', async () => {
  await begin(mail);
  await ana.call('account.editAccount', { changes: { name: 'Win at http://evil.example/x now' } });
  await addContact('www.evil.example', 'lee@example.org');
  await requested(1);
  const { text = '' } = requests[0] ?? {};
  expect(text.match(/https?:/g)).toEqual(['https:']);
  expect(text).not.toContain('evil.example');
});

it('EMER-3 a wrong link is one plain page, and another site presses nothing', async () => {
  await begin(mail);
  await addContact('Lee', 'lee@example.org');
  await requested(1);
  const { pathname } = linkIn(requests[0]);
  const wrong = `${pathname.slice(0, -1)}${pathname.endsWith('A') ? 'B' : 'A'}`;
  expect((await server.app.inject({ url: wrong })).statusCode).toBe(404);
  const foreign = { origin: 'https://evil.example', host: 'care.example' };
  expect((await server.app.inject({ method: 'POST', url: pathname, headers: foreign })).statusCode).toBe(403);
});

it('EMER-3 Send test tells what happened', async () => {
  await begin(mail);
  const { id } = await addContact('Mia', null);
  expect(await test(id)).toBe('call');
  isDown = true;
  const lee = await addContact('Lee', 'lee@example.org');
  expect(await test(lee.id)).toBe('failed');
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
