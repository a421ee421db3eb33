import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { postalCodeIn } from './places/find-home';
import { milesBetween } from './places/miles-between';
import { importProviders } from './providers/import-providers';
import { eventually } from '../../testing/eventually';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let rosa: string;
let hook: HttpServer;
/** What the provider's own system was posted, and how it answers. */
let posted: Record<string, unknown>[] = [];
let answers: { status: number; body: string };

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
  hook = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      posted.push(JSON.parse(text) as Record<string, unknown>);
      response.writeHead(answers.status).end(answers.body);
    });
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T16:00:00Z'));
  server.letters.length = 0;
  posted = [];
  answers = { status: 202, body: '' };
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben, 'friend');
  rosa = await addRecipient({});
});
afterEach(() => importProviders(server.spine.database.db, lines()));
afterAll(async () => {
  hook.close();
  await server.stop();
});

async function addRecipient(facts: {
  homeAddress?: string;
  insurers?: { name: string; policyNumber: string }[];
}) {
  const recipientId = randomUUID();
  await ana.call('circles.addRecipient', {
    ...{ circleId: circle.id, recipientId, name: 'Rosa', birthDate: null, timeZone: 'America/Chicago' },
    ...{ languages: [], conditions: [], allergies: [], decisionMakerIds: [], memberId: null },
    ...{ homeAddress: '1420 W Byron St, Chicago, IL 60613', insurers: [], ...facts },
  });
  return recipientId;
}

async function* lines(...all: Record<string, string>[]) {
  for (const line of all) yield await Promise.resolve(line);
}
const provider = (fields: Record<string, string>) => ({
  ...{ kind: 'pharmacy', id: 'corner', name: 'Corner Pharmacy', description: 'Near', rating: '4.5' },
  ...{ reviews: '12', services: 'Delivery;Blister packs', acceptsInsurance: 'yes', phone: '3125550142' },
  ...fields,
});
const importLines = (...all: Record<string, string>[]) =>
  importProviders(server.spine.database.db, lines(...all));

const list = (asked: object = {}) =>
  ana.call('services.listProviders', { circleId: circle.id, kind: 'pharmacy', recipientId: rosa, ...asked });
const book = (fields: object = {}, bookingId: string = randomUUID()) =>
  ana.call('services.requestBooking', {
    ...{ circleId: circle.id, bookingId, providerId: 'corner', recipientId: rosa },
    ...{ serviceType: 'Delivery', date: '2026-11-21', band: 'morning', instructions: 'Ring twice' },
    ...{ useInsurance: false, ...fields },
  });
const bookings = (who = ana) => who.call('services.listBookings', { circleId: circle.id });
const events = () =>
  ana.call('care.listCalendarEvents', { circleId: circle.id, from: '2026-11-21', to: '2026-11-30' });
const tasks = async () =>
  (
    await ana.call('care.listTasksBetween', { circleId: circle.id, from: '2026-11-21', to: '2026-11-21' })
  ).map(({ title }) => title);

describe('providers', () => {
  it('SERV-1 a sample is shown and says so, the nearest first, within the distance', async () => {
    const all = await list();
    expect(all).toMatchObject({ isSample: true, home: 'postal-code' });
    const miles = all.providers.map(({ distanceMiles }) => distanceMiles ?? 0);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    const near = await list({ maxMiles: 1 });
    expect(near.providers.length).toBeLessThan(all.providers.length);
    expect(near.providers.every(({ distanceMiles }) => (distanceMiles ?? 99) <= 1)).toBe(true);
    expect((await list({ search: 'BLISTER' })).providers).toMatchObject([{ id: 'sample-byron-pharmacy' }]);
  });

  it('SERV-1 without a known home distances are not known and hide nobody; telehealth has none', async () => {
    rosa = await addRecipient({ homeAddress: '' });
    const found = await list({ maxMiles: 1 });
    expect(found.home).toBeNull();
    expect(found.providers).toHaveLength(4);
    expect(found.providers.every(({ distanceMiles }) => distanceMiles === null)).toBe(true);
    expect((await list({ kind: 'telehealth', maxMiles: 1 })).providers).toHaveLength(3);
  });

  it('SERV-1 a device says where the home is, coarsely, and it can be forgotten', async () => {
    const set = (place: object | null) =>
      ana.call('services.setHomePlace', { circleId: circle.id, recipientId: rosa, place: place as never });
    await set({ latitude: 42.0451234, longitude: -87.6877234 });
    const [first] = (await list()).providers;
    expect(first).toMatchObject({ id: 'sample-north-shore-drugs', distanceMiles: 0 });
    expect((await list()).home).toBe('device');
    await set(null);
    expect((await list()).home).toBe('postal-code');
  });

  it('SERV-1 what an operator imports takes the sample’s place; lines that do not fit are left out', async () => {
    const wrong = [provider({ id: 'Not An Id' }), provider({ id: 'x', rating: '9' }), provider({})];
    expect(await importLines(provider({ deliveryFee: '4.99' }), ...wrong)).toEqual({ added: 1, left: 3 });
    expect(await list()).toMatchObject({
      isSample: false,
      providers: [
        {
          id: 'corner',
          deliveryFeeCents: 499,
          services: ['Delivery', 'Blister packs'],
          phone: '+13125550142',
          distanceMiles: null,
          channel: 'call',
        },
      ],
    });
    expect(JSON.stringify(await list())).not.toContain('webhook":');
  });

  it.each([
    ['1420 W Byron St, Chicago, IL 60613', '60613'],
    ['12345 Main St, Chicago, IL 60613-0001', '60613'],
    ['Calle Mayor 1, Madrid', null],
  ])('SERV-1 finds the postal code of %s', (address, code) => expect(postalCodeIn(address)).toBe(code));

  it('SERV-1 measures miles', () => {
    const [chicago, york] = [
      { latitude: 41.8781, longitude: -87.6298 },
      { latitude: 40.7128, longitude: -74.006 },
    ];
    expect(milesBetween(chicago, york)).toBeCloseTo(711, -1);
    expect(milesBetween(york, york)).toBe(0);
  });
});

describe('a booking', () => {
  beforeEach(() => importLines(provider({})));

  it('SERV-2 is stored as requested, stands in the calendar, and asks whoever booked to call', async () => {
    const booking = await book({ date: '2026-11-24', band: 'evening' });
    expect(booking).toMatchObject({ status: 'requested', delivery: 'call', requestedBy: ana.id });
    expect(await bookings(ben)).toEqual([booking]);
    expect(await events()).toMatchObject([
      {
        id: booking.calendarEventId,
        title: 'Corner Pharmacy: Delivery',
        description: 'Ring twice',
        date: '2026-11-24',
        time: '16:00',
        endTime: '20:00',
        recipientId: rosa,
      },
    ]);
    expect(await tasks()).toEqual(['Call Corner Pharmacy about the booking']);
  });

  it('SERV-2 the same request twice is one booking', async () => {
    const id = randomUUID();
    await book({}, id);
    await expect(book({}, id)).rejects.toMatchObject({ body: { code: 'ALREADY_DONE' } });
    expect(await bookings()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it.each([
    ['a day that is over', { date: '2026-11-20' }, 'date', 'day_past'],
    ['a service that the provider does not have', { serviceType: 'Surgery' }, 'serviceType', 'invalid_value'],
    ['an insurance that nobody has', { useInsurance: true }, 'useInsurance', 'no_insurance'],
    ['a stranger', { recipientId: randomUUID() }, 'recipientId', 'not_a_recipient'],
  ])('SERV-2 ALL-3 %s is refused at its field and nothing is kept', async (_name, fields, path, code) => {
    await expect(book(fields)).rejects.toMatchObject({ fields: [{ path, code }] });
    expect([await bookings(), await events(), await tasks()]).toEqual([[], [], []]);
  });

  it('SERV-2 a member records what was said by telephone; the others are told', async () => {
    const { id: bookingId } = await book();
    const answer = (said: 'confirmed' | 'declined' | 'done') =>
      ana.call('services.answerBooking', { circleId: circle.id, bookingId, answer: said });
    expect(await answer('confirmed')).toMatchObject({ status: 'confirmed', answeredBy: ana.id });
    expect(await answer('confirmed')).toMatchObject({ status: 'confirmed' });
    const dueToday = { circleId: circle.id, from: '2026-11-21', to: '2026-11-21' };
    expect(await ana.call('care.listTasksBetween', dueToday)).toMatchObject([
      { status: 'completed', completedBy: ana.id },
    ]);
    await server.settled();
    const { notifications } = await ben.call('notifications.listNotifications', {});
    expect(notifications.filter(({ cause }) => cause === 'booking-confirmed')).toMatchObject([
      { values: { provider: 'Corner Pharmacy' }, link: '/to/services' },
    ]);
    await answer('done');
    expect((await events())[0]?.status).toBe('completed');
    await expect(answer('declined')).rejects.toMatchObject({ body: { code: 'INVALID_STATE' } });
  });

  it('SERV-2 is cancelled with its event, and a confirmed one asks to call', async () => {
    const { id: bookingId } = await book();
    const about = { circleId: circle.id, bookingId };
    await ana.call('services.answerBooking', { ...about, answer: 'confirmed' });
    await ana.call('services.cancelBooking', about);
    expect(await ana.call('services.cancelBooking', about)).toMatchObject({ status: 'cancelled' });
    expect((await events())[0]?.status).toBe('cancelled');
    expect(await tasks()).toContain('Call Corner Pharmacy to cancel the booking');
  });

  it('SERV-2 who cancels what nobody has called for yet need not call any more', async () => {
    const { id: bookingId } = await book();
    await ana.call('services.cancelBooking', { circleId: circle.id, bookingId });
    expect(await tasks()).toEqual([]);
  });

  it('SERV-2 declined cancels the event', async () => {
    const { id: bookingId } = await book();
    await ana.call('services.answerBooking', { circleId: circle.id, bookingId, answer: 'declined' });
    expect((await events())[0]?.status).toBe('cancelled');
  });
});

describe('the way to the provider', () => {
  const address = () => `http://127.0.0.1:${(hook.address() as AddressInfo).port}/bookings`;
  const only = async () => (await bookings())[0];
  const send = async (fields: object = {}) => {
    const booking = await book(fields);
    await server.settled();
    return booking;
  };

  it('SERV-2 a webhook gets the request with the insurer, and its answer is what becomes of it', async () => {
    await importLines(provider({ webhook: address() }));
    rosa = await addRecipient({ insurers: [{ name: 'Medicare', policyNumber: 'A-1' }] });
    answers = { status: 200, body: '{"status":"confirmed"}' };
    await send({ useInsurance: true });
    await eventually(async () =>
      expect(await only()).toMatchObject({ status: 'confirmed', delivery: 'sent' }),
    );
    expect(posted).toMatchObject([
      {
        about: 'request',
        providerId: 'corner',
        serviceType: 'Delivery',
        person: 'Rosa',
        requestedBy: 'Ana',
        insurance: { name: 'Medicare', policyNumber: 'A-1' },
      },
    ]);
    expect(await only()).toMatchObject({ answeredBy: null });
    expect(await tasks()).toEqual([]);
  });

  it('SERV-2 a webhook that takes it and says nothing leaves it requested; a cancellation goes the same way', async () => {
    await importLines(provider({ webhook: address() }));
    const { id: bookingId } = await send();
    await eventually(async () =>
      expect(await only()).toMatchObject({ status: 'requested', delivery: 'sent' }),
    );
    await ana.call('services.cancelBooking', { circleId: circle.id, bookingId });
    await server.settled();
    await eventually(() => expect(posted.map(({ about }) => about)).toEqual(['request', 'cancellation']));
  });

  it('SERV-2 one that fails is tried again, and in the end somebody is asked to call', async () => {
    await importLines(provider({ webhook: address() }));
    answers = { status: 500, body: 'no' };
    await send();
    for (const [attempt, minutes] of [1, 5, 15].entries()) {
      await eventually(() => expect(posted).toHaveLength(attempt + 1));
      server.clock.advance(minutes * 60_000);
      await server.settled();
    }
    await eventually(async () =>
      expect(await only()).toMatchObject({ status: 'requested', delivery: 'call' }),
    );
    expect(await tasks()).toEqual(['Call Corner Pharmacy about the booking']);
  });

  it('SERV-2 mail goes to the address of the record', async () => {
    await importLines(provider({ email: 'desk@corner.example' }));
    await send();
    await eventually(async () => expect(await only()).toMatchObject({ delivery: 'sent' }));
    expect(server.letters).toMatchObject([{ to: 'desk@corner.example', subject: 'Request: Delivery' }]);
    expect(server.letters[0]?.text).toContain('For: Rosa');
    expect(server.letters[0]?.text).not.toContain('Insurance');
  });
});
