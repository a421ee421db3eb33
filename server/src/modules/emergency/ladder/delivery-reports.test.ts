import { randomUUID } from 'node:crypto';
import type { EmergencyContact } from '@carecircle/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  leaveGatewayFixture,
  setGatewayFixture,
  type GatewayFixture,
} from '../../../testing/gateway-fixture';
import { eventually } from '../../../testing/eventually';

let fixture: GatewayFixture;
let gateway: GatewayFixture['gateway'];
let server: GatewayFixture['server'];
let ana: GatewayFixture['ana'];
let ben: GatewayFixture['ben'];
let circle: GatewayFixture['circle'];

beforeEach(async () => {
  fixture = await setGatewayFixture();
  ({ gateway, server, ana, ben, circle } = fixture);
});
afterEach(() => leaveGatewayFixture(fixture));

const addLee = (fields: Partial<Pick<EmergencyContact, 'email' | 'preferredChannel'>> = {}) =>
  ana.call('emergency.addContact', {
    ...{ circleId: circle.id, contactId: randomUUID(), name: 'Lee', relationship: 'Neighbor' },
    ...{ phone: '+13125550101', email: null, preferredChannel: 'text' },
    ...{ isPrimary: true, canReceiveAlerts: true },
    ...fields,
  });
async function pass(seconds: number): Promise<void> {
  server.clock.advance(seconds * 1000);
  await server.settled();
}
async function raise(): Promise<string> {
  const alertId = randomUUID();
  const alert = { circleId: circle.id, alertId, type: 'panic', message: '', location: null } as const;
  await ana.call('emergency.armAlert', alert);
  await pass(10);
  return alertId;
}
const openNotices = async () => {
  const open = await ben.call('emergency.listOpenAlerts', { circleId: circle.id });
  return open.flatMap(({ notices }) => notices);
};
const noticesBecome = (expected: string[]) =>
  eventually(async () => {
    await server.settled();
    const shown = (await openNotices()).map(({ channel, status }) => `${channel} ${status}`);
    expect(shown).toEqual(expected);
  });

/** The address of the last text, as the gateway was told it. */
async function textedLee(fields: Parameters<typeof addLee>[0] = {}): Promise<string> {
  await addLee(fields);
  await raise();
  await pass(120);
  await noticesBecome(['sms sent']);
  return pathOf(gateway.texts.at(-1)?.report);
}
const pathOf = (report = 'https://care.example/none') => new URL(report).pathname;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const tell = async (url: string, payload: string) => {
  const response = await server.app.inject({ method: 'POST', url, headers: form, payload });
  await server.settled();
  return response.statusCode;
};

it('NOTE-5 EMER-3 a text that the gateway delivered shows as delivered, and as read only once its contact says so', async () => {
  const url = await textedLee();
  expect(await tell(url, 'MessageStatus=sent')).toBe(204);
  await noticesBecome(['sms sent']);
  expect(await tell(url, 'MessageStatus=delivered')).toBe(204);
  await noticesBecome(['sms delivered']);
  expect((await openNotices())[0]).toMatchObject({ isRead: false });
  const [, link = ''] = /(\/alert-notice\/[\w-]{65})/.exec(gateway.texts.at(-1)?.text ?? '') ?? [];
  await tell(link, '');
  expect((await openNotices())[0]).toMatchObject({ status: 'delivered', isRead: true });
  await tell(url, 'MessageStatus=failed');
  expect((await openNotices())[0]).toMatchObject({ status: 'delivered', isRead: true });
});

it('NOTE-5 EMER-3 a text that did not arrive goes on to the next way at once, and once however often it is told', async () => {
  const url = await textedLee();
  const told = await Promise.all([1, 2, 3].map(() => tell(url, 'MessageStatus=undelivered')));
  expect(told).toEqual([204, 204, 204]);
  await noticesBecome(['call sent']);
  await tell(url, 'MessageStatus=failed');
  await pass(3_600);
  expect(gateway.calls).toHaveLength(1);
  await noticesBecome(['call sent']);
});

it('NOTE-5 EMER-3 a gateway that reports the failure of a text before it refuses it has the next way tried once', async () => {
  let endCall = () => {};
  gateway.before.calls = () => new Promise((resolve) => (endCall = resolve));
  // So does Kannel where it has no network for a number.
  gateway.before.texts = async ({ report }) => {
    expect(await tell(pathOf(report), 'status=16')).toBe(204);
    await eventually(() => expect(gateway.calls).toHaveLength(1));
  };
  gateway.answers.texts = 403;
  const refused = vi.spyOn(server.spine.services.log, 'warn');
  await addLee();
  await raise();
  await pass(120);
  await eventually(() => expect(refused).toHaveBeenCalled());
  await noticesBecome(['sms failed']);
  endCall();
  await noticesBecome(['call sent']);
  expect(gateway.calls).toHaveLength(1);
});

it('NOTE-5 a call that nobody answered is failed where there is no other way, and nothing more is tried', async () => {
  await addLee({ preferredChannel: 'call', email: null });
  gateway.answers.texts = 503;
  await raise();
  await pass(120);
  await noticesBecome(['call sent']);
  const url = pathOf(gateway.calls[0]?.report);
  expect((await server.app.inject({ method: 'GET', url: `${url}?status=2` })).statusCode).toBe(204);
  await noticesBecome(['call failed']);
  expect((await server.app.inject({ method: 'GET', url: `${url}?status=1` })).statusCode).toBe(204);
  await noticesBecome(['call delivered']);
});

it('NOTE-5 a text that did not arrive is not followed by a call once somebody has answered', async () => {
  const url = await textedLee();
  const [{ id: alertId } = { id: '' }] = await ben.call('emergency.listOpenAlerts', { circleId: circle.id });
  await ben.call('emergency.acknowledgeAlert', { circleId: circle.id, alertId });
  await tell(url, 'MessageStatus=failed');
  await noticesBecome(['sms failed']);
  await pass(3_600);
  expect(gateway.calls).toEqual([]);
});

it('NOTE-5 EMER-2 a member whom the text does not reach is called at once', async () => {
  await ben.call('account.editAccount', { changes: { phone: '+13125550199' } });
  await raise();
  await eventually(() => expect(gateway.texts).toHaveLength(1));
  const url = pathOf(gateway.texts[0]?.report);
  const headers = { 'content-type': 'application/json' };
  const report = { method: 'POST', url, headers, payload: '{"status":"failed"}' } as const;
  expect((await server.app.inject(report)).statusCode).toBe(204);
  await server.settled();
  await eventually(() => expect(gateway.calls.map(({ to }) => to)).toEqual(['+13125550199']));
  await pass(3_600);
  await server.app.inject(report);
  await pass(3_600);
  expect(gateway.calls).toHaveLength(1);
});

it('NOTE-5 an address that is not signed, is signed for something else, or comes with too much is refused', async () => {
  const url = await textedLee();
  const [link = ''] = /alert-notice\/[\w-]{65}/.exec(gateway.texts.at(-1)?.text ?? '') ?? [];
  const foreign = link.replace('alert-notice/', '');
  for (const wrong of [
    url.replace('.sms.', '.call.'),
    url.replace('contact.', 'member.'),
    url.slice(0, -1),
    `${url.slice(0, -43)}${foreign.slice(-43)}`,
    '/api/delivery-reports/',
  ])
    expect(await tell(wrong, 'MessageStatus=failed'), wrong).toBe(404);
  expect(await tell(url, `MessageStatus=failed&${'x'.repeat(20_000)}`)).toBe(413);
  await noticesBecome(['sms sent']);
});
