import { randomUUID } from 'node:crypto';
import type { Alert, EmergencyContact } from '@carecircle/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GatewayRefused } from '../../../gateway/gateway';
import type { Letter, Mail } from '../../../mail/mail';
import type { Sms, TextMessage } from '../../../sms/sms';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';
import { eventually } from '../../../testing/eventually';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let letters: Letter[];
let texts: TextMessage[];
/** How the gateway answers; null takes every message. */
let gatewaySays: Error | null;

const mail: Mail = {
  isConfigured: true,
  async send(letter) {
    if (letter.subject.startsWith('EMERGENCY')) letters.push(letter);
  },
  close: () => undefined,
};
const sms: Sms = {
  isConfigured: true,
  async send(message) {
    if (gatewaySays) throw gatewaySays;
    texts.push(message);
  },
};

beforeEach(async () => {
  [letters, texts, gatewaySays] = [[], [], null];
  server = await startTestServer({ mail, sms });
  [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
  circle = await ana.createCircle();
  await circle.join(ben);
});
afterEach(() => server.stop());

const phones = { Lee: '+13125550101', Mia: '+13125550102', Noa: '+13125550103' } as const;
const addContact = (
  name: keyof typeof phones,
  fields: Partial<Pick<EmergencyContact, 'email' | 'preferredChannel' | 'isPrimary'>> = {},
) =>
  ana.call('emergency.addContact', {
    ...{ circleId: circle.id, contactId: randomUUID(), name, relationship: 'Neighbor' },
    ...{ phone: phones[name], email: `${name.toLowerCase()}@example.org`, preferredChannel: 'email' },
    ...{ isPrimary: false, canReceiveAlerts: true },
    ...fields,
  });

async function raise(fields: { isDrill?: boolean } = {}): Promise<string> {
  const alertId = randomUUID();
  const alert = { circleId: circle.id, alertId, type: 'panic', message: '', location: null } as const;
  await ana.call('emergency.armAlert', { ...alert, ...fields });
  await pass(10);
  return alertId;
}
async function pass(seconds: number): Promise<void> {
  server.clock.advance(seconds * 1000);
  await server.settled();
}
const ofAlert = (alertId: string) => ({ circleId: circle.id, alertId });
async function notices(): Promise<string[]> {
  const open = await ben.call('emergency.listOpenAlerts', { circleId: circle.id });
  return open.flatMap((alert: Alert) =>
    alert.notices.map(({ name, channel, status }) => `${name}: ${channel} ${status}`),
  );
}
const noticesBecome = (expected: string[]) =>
  eventually(async () => expect(await notices()).toEqual(expected));

it('EMER-3 an alert that nobody answers climbs: members, then the primary contact, then the others', async () => {
  await addContact('Lee', { isPrimary: true });
  await addContact('Mia');
  await raise();
  expect(await notices()).toEqual(['Lee: email planned', 'Mia: email planned']);
  await pass(119);
  expect(letters).toEqual([]);
  await pass(1);
  await noticesBecome(['Lee: email sent', 'Mia: email planned']);
  await pass(180);
  await noticesBecome(['Lee: email sent', 'Mia: email sent']);
  await pass(86_400);
  expect(letters.map(({ to }) => to)).toEqual(['lee@example.org', 'mia@example.org']);
});

it.each(['acknowledgeAlert', 'goToAlert'] as const)('EMER-3 %s stops the climbing', async (answer) => {
  await addContact('Lee', { isPrimary: true });
  await addContact('Mia');
  const alertId = await raise();
  await pass(120);
  await noticesBecome(['Lee: email sent', 'Mia: email planned']);
  await ben.call(`emergency.${answer}`, ofAlert(alertId));
  expect(await notices()).toEqual(['Lee: email sent', 'Mia: email spared']);
  await pass(3_600);
  expect(letters).toHaveLength(1);
});

it('EMER-3 the one in need seeing their own alert stops nothing', async () => {
  await addContact('Lee', { isPrimary: true });
  const alertId = await raise();
  await ana.call('emergency.acknowledgeAlert', ofAlert(alertId));
  await pass(120);
  await noticesBecome(['Lee: email sent']);
});

it('EMER-3 the climbing goes on after a restart, and once with two servers', async () => {
  const { database } = server.spine;
  await addContact('Lee', { isPrimary: true });
  await raise();
  const shared = { ...database, close: async () => undefined };
  const second = await startTestServer({ database: shared, clock: server.clock, mail, sms });
  server.clock.advance(120_000);
  await Promise.all([server.settled(), second.settled()]);
  await noticesBecome(['Lee: email sent']);
  expect(letters).toHaveLength(1);
  await second.stop();
});

it('EMER-3 who prefers a text gets one by the gateway, and the all-clear too', async () => {
  await addContact('Lee', { preferredChannel: 'text', isPrimary: true });
  const alertId = await raise();
  await pass(120);
  await noticesBecome(['Lee: sms sent']);
  expect(texts).toMatchObject([
    { to: phones.Lee, text: expect.stringMatching(/^EMERGENCY: Ana needs help/) },
  ]);
  expect(letters).toEqual([]);
  await ben.call('emergency.resolveAlert', ofAlert(alertId));
  await server.settled();
  await eventually(() => expect(texts.at(-1)?.text).toMatch(/The emergency is over/));
});

it('EMER-3 a gateway that is down does not keep a contact from being told: the other channel is tried', async () => {
  gatewaySays = new GatewayRefused(503, false);
  await addContact('Lee', { preferredChannel: 'text', isPrimary: true });
  await addContact('Mia', { preferredChannel: 'text', email: null });
  await raise();
  await pass(300);
  await eventually(async () => {
    await server.settled();
    expect(await notices()).toEqual(['Lee: email sent', 'Mia: sms failed']);
  });
  gatewaySays = null;
  await pass(60);
  await noticesBecome(['Lee: email sent', 'Mia: sms sent']);
  expect(texts.map(({ to }) => to)).toEqual([phones.Mia]);
});

it('EMER-3 a contact who says over the link that they have read it shows as delivered, once, and wrong links show nothing', async () => {
  await addContact('Lee', { isPrimary: true });
  await raise();
  await pass(120);
  await noticesBecome(['Lee: email sent']);
  const [, url = ''] =
    /https:\/\/care\.example(\/alert-notice\/[\w-]{65})/.exec(letters[0]?.text ?? '') ?? [];
  const page = await server.app.inject({ url, headers: { 'accept-language': 'fr' } });
  expect(page.body).toContain('Ana a besoin d’aide');
  expect(await notices()).toEqual(['Lee: email sent']);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = () => server.app.inject({ method: 'POST', url, headers: form, payload: '' });
  expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);
  expect(await notices()).toEqual(['Lee: email delivered']);
  const wrong = await server.app.inject({ url: `/alert-notice/${'A'.repeat(65)}` });
  expect([wrong.statusCode, wrong.body.includes('Ana')]).toEqual([404, false]);
});

it('EMER-2 members with a telephone are texted as the alert goes out', async () => {
  await ben.call('account.editAccount', {
    changes: { phone: '+13125550199' },
  });
  await raise();
  await eventually(() => expect(texts).toMatchObject([{ to: '+13125550199', text: expect.any(String) }]));
});

it('EMER-6 a drill tells the members alone, is no entry of the history, and ends by itself', async () => {
  await addContact('Lee', { isPrimary: true });
  await raise({ isDrill: true });
  const [drill] = await ben.call('emergency.listOpenAlerts', { circleId: circle.id });
  expect(drill).toMatchObject({ isDrill: true, status: 'active', notices: [] });
  await server.settled();
  const { notifications } = await ben.call('notifications.listNotifications', {});
  expect(notifications.map(({ cause }) => cause)).toContain('alert-drill');
  expect(notifications.map(({ cause }) => cause)).not.toContain('alert-raised');
  await pass(599);
  expect(await ben.call('emergency.listOpenAlerts', { circleId: circle.id })).toHaveLength(1);
  await pass(1);
  expect(await ben.call('emergency.listOpenAlerts', { circleId: circle.id })).toEqual([]);
  expect((await ana.call('emergency.listAlerts', { circleId: circle.id })).alerts).toEqual([]);
  await pass(3_600);
  expect([letters, texts]).toEqual([[], []]);
});
