import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFieldCrypto } from '../../../crypto/field-crypto';
import { createPush } from '../../../push/create-push';
import { vapidKeys } from '../../../push/vapid-keys';
import { startPushService, type TestPushService } from '../../../testing/partners/push-service';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

const keys = vapidKeys(createFieldCrypto(Buffer.alloc(32, 7)));
let service: TestPushService;
let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  service = await startPushService();
  const push = createPush({ keys, contact: 'mailto:operator@care.example', services: [service.origin] });
  server = await startTestServer({ push });
  ana = await server.signUp('Ana');
});
beforeEach(async () => {
  server.clock.set('2026-11-21T15:00:00Z');
  ben = await server.signUp('Ben');
  circle = await ana.createCircle({ name: 'Mom' });
  await circle.join(ben);
  await server.settled();
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

/** Adds a browser of somebody's; gives its path at the push service. */
async function addDevice(person: TestPerson): Promise<string> {
  const path = `/${randomUUID()}`;
  const { p256dh, auth, endpoint } = service.subscribe(path);
  await person.call('notifications.addPushDevice', { deviceId: randomUUID(), endpoint, p256dh, auth });
  return path;
}
const change = (person: TestPerson, changes: object) =>
  person.call('notifications.changeNotificationSettings', { changes });
/** Writes to the circle; a push waits for whoever reads along. */
const send = async (text: string, thenMs = 3_000) => {
  await ana.call('communication.sendMessage', {
    circleId: circle.id,
    messageId: randomUUID(),
    recipientId: null,
    text,
  });
  await server.settled();
  server.clock.advance(thenMs);
};
const raiseAlert = async () => {
  const alertId = randomUUID();
  await ana.call('emergency.armAlert', {
    ...{ circleId: circle.id, alertId, type: 'panic', message: 'I fell' },
    location: null,
  });
  server.clock.advance(10_000);
  return alertId;
};
const received = (path: string) => service.received.filter((push) => push.path === path);
/** What a browser was shown, once so many pushes have come. */
async function shown(path: string, count = 1) {
  await server.settled();
  await expect.poll(() => received(path).length).toBe(count);
  return received(path).map(({ body }) => body as { title: string; options: Record<string, unknown> });
}
const deliveriesTo = async (person: TestPerson) =>
  (await person.call('notifications.listDeliveries', {})).deliveries;
const log = async (person: TestPerson) => {
  const deliveries = await deliveriesTo(person);
  return deliveries.map(({ status, title }) => `${status}: ${title}`);
};

/** Until the server has heard that so many pushes went out or not: before that it would send again a minute later. */
const untilLogged = (person: TestPerson, count: number) =>
  expect
    .poll(async () => (await deliveriesTo(person)).filter(({ channel }) => channel === 'push').length)
    .toBe(count);

describe('NOTE-2 a push', () => {
  it('comes encrypted and signed to each device of its reader, in their words, and stands in the log', async () => {
    const [phone, tablet] = [await addDevice(ben), await addDevice(ben)];
    await send('Dinner at six');
    for (const path of [phone, tablet])
      expect(await shown(path)).toMatchObject([
        { title: 'Ana in Mom', options: { body: 'Dinner at six', lang: 'en' }, link: '/to/chat?with=group' },
      ]);
    const [{ headers }] = received(phone) as [(typeof service.received)[number]];
    expect(headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(isSignedBy(keys.publicKey, headers.authorization ?? '')).toBe(true);
    await expect.poll(() => log(ben)).toEqual(['sent: Ana in Mom', 'sent: Ana in Mom']);
    expect(await log(ana)).toEqual([]);
  });

  it('speaks the language of its reader', async () => {
    await ben.call('account.changePreferences', { changes: { language: 'es' } });
    const phone = await addDevice(ben);
    await ben.call('notifications.sendTestNotification', {});
    expect(await shown(phone)).toMatchObject([
      { title: 'Las notificaciones funcionan', options: { lang: 'es' } },
    ]);
  });

  it('shows only of what kind it is where details are hidden', async () => {
    const phone = await addDevice(ben);
    await change(ben, { hidesDetails: true });
    await send('The biopsy was fine');
    const [push] = await shown(phone);
    expect(push).toMatchObject({ title: 'New message', options: { body: '' } });
    expect(JSON.stringify(push)).not.toContain('biopsy');
  });

  it.each([{ pushEnabled: false }, { messageNotifications: false }])(
    'does not come with %o, while an alert does',
    async (changes) => {
      const phone = await addDevice(ben);
      await change(ben, changes);
      await send('Dinner at six');
      await raiseAlert();
      expect(await shown(phone)).toMatchObject([{ options: { requireInteraction: true } }]);
    },
  );

  it('is not sent of a message to whoever reads along', async () => {
    const [phone, tablet] = [await addDevice(ben), await addDevice(ben)];
    await send('Dinner at six', 2_999);
    await ben.call('communication.markConversationRead', {
      circleId: circle.id,
      sequence: 1,
    });
    await server.settled();
    server.clock.advance(1);
    await raiseAlert();
    for (const path of [phone, tablet])
      expect(await shown(path)).toMatchObject([{ options: { requireInteraction: true } }]);
  });

  it('is sent once of messages in a row, three seconds after the first, with the latest words', async () => {
    const phone = await addDevice(ben);
    await send('One', 2_000);
    await send('Two', 999);
    await server.settled();
    expect(received(phone)).toEqual([]);
    server.clock.advance(1);
    expect(await shown(phone)).toMatchObject([{ options: { body: 'Two' } }]);
  });

  it('is sent anew of a message that comes while the one before is on its way', async () => {
    const phone = await addDevice(ben);
    const goOn = service.hold(phone);
    await send('One');
    await server.settled();
    await expect.poll(() => service.asked(phone)).toBe(1);
    await send('Two', 0);
    goOn();
    await untilLogged(ben, 1);
    server.clock.advance(3_000);
    expect(await shown(phone, 2)).toMatchObject([{}, { options: { body: 'Two' } }]);
  });

  it('is not sent of what was read meanwhile', async () => {
    const phone = await addDevice(ben);
    await change(ben, { quietHours: true, quietStart: '08:00', quietEnd: '12:00' });
    await send('Dinner at six');
    await server.settled();
    await ben.call('notifications.readAllNotifications', {});
    server.clock.set('2026-11-21T18:00:01Z');
    await server.settled();
    expect(received(phone)).toEqual([]);
  });
});

describe('NOTE-2 quiet hours', () => {
  beforeEach(async () => {
    await ben.call('notifications.changeNotificationSettings', {
      changes: { quietHours: true, quietStart: '16:00', quietEnd: '20:00' },
      timeZone: 'Europe/Madrid',
    });
  });

  it('hold what can wait until they end in the zone of the person, and tell it with one push', async () => {
    const phone = await addDevice(ben);
    await send('One');
    await ana.call('care.addTask', {
      ...{ circleId: circle.id, taskId: randomUUID(), title: 'Walk', description: '', recipientId: null },
      ...{ assigneeId: ben.id, dueDate: '2026-11-25', dueTime: null },
    });
    server.clock.set('2026-11-21T18:59:59Z');
    await server.settled();
    expect(received(phone)).toEqual([]);
    server.clock.set('2026-11-21T19:00:00Z');
    expect(await shown(phone)).toMatchObject([
      { title: '2 things came in while you rested', link: '/notifications' },
    ]);
  });

  it('let an alert through, and what somebody’s safety hangs on', async () => {
    const phone = await addDevice(ben);
    await raiseAlert();
    expect(await shown(phone)).toHaveLength(1);
  });
});

describe('NOTE-5 an alert', () => {
  it('is pushed again every five minutes with ‘I’m on it’, until somebody is', async () => {
    const phone = await addDevice(ben);
    const alertId = await raiseAlert();
    const [first] = await shown(phone);
    expect(first).toMatchObject({
      options: { actions: [{ action: 'on-it', title: 'I’m on it' }], silent: false },
      calls: {
        'on-it': [{ path: '/api/emergency/acknowledge-alert', input: { circleId: circle.id, alertId } }],
      },
    });
    await untilLogged(ben, 1);
    server.clock.advance(300_000);
    await shown(phone, 2);
    await untilLogged(ben, 2);
    await ben.call('emergency.acknowledgeAlert', { circleId: circle.id, alertId });
    for (let turn = 0; turn < 3; turn += 1) {
      server.clock.advance(300_000);
      await server.settled();
    }
    expect(received(phone)).toHaveLength(2);
  });
});

describe('a device', () => {
  it('whose push service says 410 is told no more, and the log says so', async () => {
    const [gone, other] = [await addDevice(ben), await addDevice(ben)];
    service.answer(gone, 410);
    await send('Dinner at six');
    await shown(other);
    await expect
      .poll(() => log(ben).then((lines) => lines.sort()))
      .toEqual(['gone: Ana in Mom', 'sent: Ana in Mom']);
    const { devices } = await ben.call('notifications.listPushDevices', {});
    expect(devices).toHaveLength(1);
    await send('At seven');
    await shown(other, 2);
    expect(service.asked(gone)).toBe(1);
  });

  it('whose push service hangs keeps no other one waiting', async () => {
    const [slow, other] = [await addDevice(ben), await addDevice(ben)];
    service.answer(slow, 'hang');
    await raiseAlert();
    expect(await shown(other)).toHaveLength(1);
  });

  it('whose push service was away is told a minute later, once', async () => {
    const phone = await addDevice(ben);
    service.answer(phone, 503);
    await send('Dinner at six');
    await server.settled();
    await expect.poll(() => log(ben)).toEqual(['failed: Ana in Mom']);
    service.answer(phone, 201);
    server.clock.advance(60_000);
    await shown(phone);
    await untilLogged(ben, 2);
    server.clock.advance(600_000);
    await server.settled();
    expect(received(phone)).toHaveLength(1);
  });

  it('is told no more once its session ends, nor after it was deleted', async () => {
    const phone = await addDevice(ben);
    await ben.call('account.signOut', {});
    await send('Dinner at six');
    await server.settled();
    expect(service.asked(phone)).toBe(0);
  });

  it('belongs to whoever signed in on it last', async () => {
    const path = `/${randomUUID()}`;
    const { endpoint, p256dh, auth } = service.subscribe(path);
    for (const person of [ana, ben])
      await person.call('notifications.addPushDevice', { deviceId: randomUUID(), endpoint, p256dh, auth });
    expect((await ana.call('notifications.listPushDevices', {})).devices).toEqual([]);
    expect((await ben.call('notifications.listPushDevices', {})).devices).toHaveLength(1);
  });

  it.each([
    'https://10.0.0.1/push',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
  ])('is not at %s, for the server posts to push services alone', async (endpoint) => {
    const { p256dh, auth } = service.subscribe('/nobody');
    await expect(
      ben.call('notifications.addPushDevice', { deviceId: randomUUID(), endpoint, p256dh, auth }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'endpoint' }] });
  });
});

it('NOTE-5 the test button says plainly that no device would get it', async () => {
  await expect(ben.call('notifications.sendTestNotification', {})).rejects.toMatchObject({
    code: 'INVALID_STATE',
  });
});

/** Whether a `vapid` header was signed by the server's key (RFC 8292). */
function isSignedBy(publicKey: string, authorization: string): boolean {
  const token = /t=([^,]+)/.exec(authorization)?.[1] ?? '';
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const text = Buffer.from(`${header}.${claims}`);
  return verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}
