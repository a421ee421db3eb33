import { randomUUID } from 'node:crypto';
import type { AlertType, EmergencyContact } from '@carecircle/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

const lee = '+13125550101';
const benPhone = '+13125550199';
const addLee = (fields: Partial<Pick<EmergencyContact, 'email' | 'preferredChannel'>> = {}) =>
  ana.call('emergency.addContact', {
    ...{ circleId: circle.id, contactId: randomUUID(), name: 'Lee', relationship: 'Neighbor', phone: lee },
    ...{ email: null, preferredChannel: 'call', isPrimary: true, canReceiveAlerts: true },
    ...fields,
  });
const giveBenATelephone = () => ben.call('account.editAccount', { changes: { phone: benPhone } });

async function raise(type: AlertType = 'panic'): Promise<string> {
  const alertId = randomUUID();
  const location = { latitude: 41.88, longitude: -87.63, accuracyMetres: 12 };
  const message = 'Her heart tablets are in the kitchen';
  await ana.call('emergency.armAlert', { circleId: circle.id, alertId, type, message, location });
  await pass(10);
  return alertId;
}
async function pass(seconds: number): Promise<void> {
  server.clock.advance(seconds * 1000);
  await server.settled();
}
async function notices(): Promise<string[]> {
  const open = await ben.call('emergency.listOpenAlerts', { circleId: circle.id });
  return open.flatMap((alert) =>
    alert.notices.map(({ name, channel, status }) => `${name}: ${channel} ${status}`),
  );
}
const noticesBecome = (expected: string[]) =>
  eventually(async () => {
    await server.settled();
    expect(await notices()).toEqual(expected);
  });

it('EMER-3 who prefers a call is called, hears what a text says and no more, and hears that it is over', async () => {
  await addLee();
  const alertId = await raise();
  expect(await notices()).toEqual(['Lee: call planned']);
  await pass(120);
  await noticesBecome(['Lee: call sent']);
  const [called] = gateway.calls;
  expect(called).toMatchObject({ to: lee, language: 'en-US' });
  expect(called?.text.match(/EMERGENCY: Ana needs help\./g)).toHaveLength(2);
  expect(called?.text).not.toMatch(/http|heart|kitchen|41\.88/);
  await ben.call('emergency.resolveAlert', { circleId: circle.id, alertId });
  await server.settled();
  await eventually(() => expect(gateway.calls.at(-1)?.text).toMatch(/The emergency is over/));
  expect(gateway.texts).toEqual([]);
});

it('EMER-3 the voice of a contact speaks the language of the one in need', async () => {
  await ana.call('account.changePreferences', { changes: { language: 'de' } });
  await addLee();
  await raise();
  await pass(120);
  await eventually(() => expect(gateway.calls).toHaveLength(1));
  expect(gateway.calls[0]).toMatchObject({ language: 'de-DE', text: expect.stringMatching(/^Dies ist ein/) });
});

it('EMER-3 a critical alert whose text did not go out calls instead; the text is tried again', async () => {
  gateway.answers.texts = 503;
  await addLee({ preferredChannel: 'text' });
  await raise();
  await pass(120);
  await noticesBecome(['Lee: call sent']);
  expect(gateway.calls.map(({ to }) => to)).toEqual([lee]);
});

it('EMER-3 a fall, which is not critical, calls nobody who does not prefer calls', async () => {
  gateway.answers.texts = 503;
  await giveBenATelephone();
  await addLee({ preferredChannel: 'text' });
  await raise('fall');
  await pass(120);
  await noticesBecome(['Lee: sms failed']);
  await pass(600);
  expect(gateway.calls).toEqual([]);
});

it('EMER-2 members are called on the last rung of a critical alert, and not once somebody has answered', async () => {
  await giveBenATelephone();
  await raise();
  await pass(299);
  expect(gateway.calls).toEqual([]);
  await pass(1);
  await eventually(() => expect(gateway.calls.map(({ to }) => to)).toEqual([benPhone]));
  const alertId = await raise();
  await ben.call('emergency.acknowledgeAlert', { circleId: circle.id, alertId });
  await pass(3_600);
  expect(gateway.calls).toHaveLength(1);
});

it('EMER-3 says that calls are possible, and a test calls', async () => {
  const contact = await addLee();
  const channels = await ana.call('emergency.getAlertChannels', { circleId: circle.id });
  expect(channels).toMatchObject({ sms: true, voice: true });
  const test = { circleId: circle.id, contactId: contact.id };
  expect(await ana.call('emergency.testContact', test)).toEqual({ channel: 'call', status: 'sent' });
  expect(gateway.calls[0]?.text).toMatch(/^Test: you are an emergency contact/);
});
