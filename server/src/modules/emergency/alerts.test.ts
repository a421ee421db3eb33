import { randomUUID } from 'node:crypto';
import type { Alert } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insist } from '../../testing/insist';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
});
beforeEach(async () => {
  server.clock.advance(0);
  circle = await ana.createCircle();
  await circle.join(ben);
});
afterAll(() => server.stop());

const place = { latitude: 41.8781, longitude: -87.6298, accuracyMetres: 15 };
const arm = (type: Alert['type'] = 'panic', alertId: string = randomUUID()) =>
  insist(ana, 'emergency.armAlert', { circleId: circle.id, alertId, type, message: 'Help', location: null });
const ofAlert = ({ id }: Pick<Alert, 'id'>) => ({ circleId: circle.id, alertId: id });
const openAlerts = (person: TestPerson) => person.call('emergency.listOpenAlerts', { circleId: circle.id });
const eventTypes = async (scopeId: string) =>
  (await server.eventsOf(scopeId)).map(({ type }) => type).filter((type) => type.startsWith('alert.'));

const causesOf = async (person: TestPerson) => {
  const { notifications } = await person.call('notifications.listNotifications', {});
  return notifications
    .filter(({ circleId }) => circleId === circle.id)
    .map(({ cause }) => cause)
    .filter((cause) => cause.startsWith('alert-'));
};

async function raise(type: Alert['type'] = 'panic'): Promise<Alert> {
  const armed = await arm(type);
  server.clock.advance(10_000);
  await server.settled();
  const raised = (await openAlerts(ana)).find(({ id }) => id === armed.id);
  if (!raised) throw new Error('The alert is not open.');
  return raised;
}

describe('arming', () => {
  it('EMER-6 arming keeps a deadline of ten seconds and tells nobody else', async () => {
    const armed = await arm();
    expect(armed).toMatchObject({ status: 'armed', raisedAt: null, severity: 'critical' });
    expect(Date.parse(armed.deadlineAt) - Date.parse(armed.armedAt)).toBe(10_000);
    expect(await eventTypes(circle.id)).toEqual([]);
    expect((await eventTypes(ana.id)).at(-1)).toBe('alert.armed');
    expect(await openAlerts(ben)).toEqual([]);
    expect((await openAlerts(ana)).map(({ id }) => id)).toEqual([armed.id]);
    for (const operation of ['acknowledgeAlert', 'resolveAlert', 'cancelAlert'] as const) {
      await expect(ben.call(`emergency.${operation}`, ofAlert(armed))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  it('EMER-6 the server raises it at the deadline and not before, once', async () => {
    const armed = await arm();
    server.clock.advance(9_999);
    await server.settled();
    expect(await eventTypes(circle.id)).toEqual([]);
    server.clock.advance(1);
    await Promise.all([server.settled(), server.settled()]);
    expect(await eventTypes(circle.id)).toEqual(['alert.raised']);
    expect(await openAlerts(ben)).toMatchObject([{ id: armed.id, status: 'active', triggeredBy: ana.id }]);
  });

  it('EMER-6 the ten seconds count from the press, however late it arrives', async () => {
    const held = (heldMs: number) =>
      insist(ana, 'emergency.armAlert', {
        ...{ circleId: circle.id, alertId: randomUUID(), type: 'panic', message: '', location: null },
        heldMs,
      });
    const young = await held(6_000);
    expect(Date.parse(young.deadlineAt) - server.clock.now().getTime()).toBe(4_000);
    await server.settled();
    expect(await openAlerts(ben)).toEqual([]);
    const old = await held(25_000);
    await server.settled();
    expect(await openAlerts(ben)).toMatchObject([{ id: old.id, status: 'active', armedAt: old.armedAt }]);
    server.clock.advance(4_000);
    await server.settled();
    expect((await openAlerts(ben)).map(({ id }) => id)).toContain(young.id);
  });

  it('EMER-6 a press is believed to be a day old at most, and never to come from the future', async () => {
    const arming = { circleId: circle.id, type: 'panic', message: '', location: null } as const;
    for (const heldMs of [-1, 86_400_001])
      await expect(
        ana.call('emergency.armAlert', { ...arming, alertId: randomUUID(), heldMs }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('EMER-6 the same command that comes again older is answered as the first time', async () => {
    const arming = {
      circleId: circle.id,
      alertId: randomUUID(),
      type: 'panic',
      message: '',
      location: null,
    } as const;
    const commandId = randomUUID();
    const first = await ana.call('emergency.armAlert', { ...arming, commandId, heldMs: 1_000 });
    expect(await ana.call('emergency.armAlert', { ...arming, commandId, heldMs: 9_000 })).toEqual(first);
  });

  it.each([
    ['panic', 'critical'],
    ['medical', 'critical'],
    ['fall', 'high'],
  ] as const)('EMER-6 a %s alert is %s', async (type, severity) => {
    expect(await raise(type)).toMatchObject({ type, severity });
  });

  it('EMER-6 arming again with the same id, even at once, is one alert', async () => {
    const alertId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => arm('panic', alertId)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    server.clock.advance(10_000);
    await server.settled();
    expect(await eventTypes(circle.id)).toEqual(['alert.raised']);
  });

  it('EMER-6 an armed alert goes out although the server was down at its deadline', async () => {
    const { database } = server.spine;
    const shared = { ...database, close: async () => undefined };
    const first = await startTestServer({ database: shared });
    const cara = await first.signUp('Cara');
    const home = await cara.createCircle();
    const alertId = randomUUID();
    await cara.call('emergency.armAlert', {
      circleId: home.id,
      alertId,
      type: 'fall',
      message: '',
      location: place,
    });
    await first.stop();
    const second = await startTestServer({ database: shared, clock: first.clock });
    second.clock.advance(60_000);
    await second.settled();
    const raised = (await second.eventsOf(home.id)).find(({ type }) => type === 'alert.raised');
    expect(raised?.payload).toMatchObject({ alert: { id: alertId, status: 'active', location: place } });
    await second.stop();
  });
});

describe('cancelling', () => {
  it('EMER-6 before the deadline it leaves only a trace in the own log', async () => {
    const armed = await arm();
    expect(await ana.call('emergency.cancelAlert', ofAlert(armed))).toMatchObject({ status: 'cancelled' });
    server.clock.advance(60_000);
    await server.settled();
    expect(await eventTypes(circle.id)).toEqual([]);
    expect((await eventTypes(ana.id)).slice(-2)).toEqual(['alert.armed', 'alert.cancelled']);
    expect(await openAlerts(ana)).toEqual([]);
    expect((await ana.call('emergency.listAlerts', { circleId: circle.id })).alerts).toEqual([]);
    expect(await ana.call('emergency.cancelAlert', ofAlert(armed))).toMatchObject({ status: 'cancelled' });
  });

  it('EMER-6 after the deadline everyone is told that it was a false alarm', async () => {
    const raised = await raise();
    await expect(ben.call('emergency.cancelAlert', ofAlert(raised))).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    server.clock.advance(1000);
    const cancelled = await ana.call('emergency.cancelAlert', ofAlert(raised));
    expect(cancelled).toMatchObject({ status: 'resolved', resolvedBy: ana.id, isFalseAlarm: true });
    await server.settled();
    const told = await ben.call('notifications.listNotifications', { type: 'emergency' });
    expect(
      told.notifications.filter(({ relatedId }) => relatedId === raised.id).map(({ cause }) => cause),
    ).toEqual(['alert-false-alarm', 'alert-raised']);
  });

  it('EMER-6 cancelling and the deadline at the same moment end in one of the two, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const home = await ana.createCircle();
      const alertId = randomUUID();
      const alert = { circleId: home.id, alertId };
      await ana.call('emergency.armAlert', { ...alert, type: 'panic', message: '', location: null });
      server.clock.advance(10_000);
      const [cancelled] = await Promise.all([ana.call('emergency.cancelAlert', alert), server.settled()]);
      const expected = cancelled.status === 'cancelled' ? [] : ['alert.raised', 'alert.resolved'];
      expect(await eventTypes(home.id)).toEqual(expected);
    }
  });
});

describe('responding', () => {
  it('EMER-2 each member acknowledges once, and the alert stays active', async () => {
    const raised = await raise();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => insist(ben, 'emergency.acknowledgeAlert', ofAlert(raised))),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'active', acknowledgedBy: [ben.id] });
    }
    await ana.call('emergency.acknowledgeAlert', ofAlert(raised));
    expect((await openAlerts(ana))[0]?.acknowledgedBy).toEqual([ben.id, ana.id]);
    expect((await eventTypes(circle.id)).filter((type) => type === 'alert.acknowledged')).toHaveLength(1);
  });

  it('EMER-2 two who resolve it see the same end, told once', async () => {
    const raised = await raise();
    const [one, two] = await Promise.all([
      ana.call('emergency.resolveAlert', ofAlert(raised)),
      ben.call('emergency.resolveAlert', ofAlert(raised)),
    ]);
    expect(one).toEqual(two);
    expect((await eventTypes(circle.id)).filter((type) => type === 'alert.resolved')).toHaveLength(1);
    expect(await openAlerts(ben)).toEqual([]);
    await expect(ben.call('emergency.acknowledgeAlert', ofAlert(raised))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });

  it('EMER-6 a place is taken only from the one in need and only while the alert is open', async () => {
    const armed = await arm();
    const share = (person: TestPerson) =>
      person.call('emergency.shareAlertLocation', { ...ofAlert(armed), location: place });
    expect(await share(ana)).toMatchObject({ location: place });
    expect(await eventTypes(circle.id)).toEqual([]);
    server.clock.advance(10_000);
    await server.settled();
    expect((await openAlerts(ben))[0]?.location).toEqual(place);
    await expect(share(ben)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const moved = { ...place, latitude: 41.9 };
    await ana.call('emergency.shareAlertLocation', { ...ofAlert(armed), location: moved });
    expect((await openAlerts(ben))[0]?.location).toEqual(moved);
    // A move is no event: the log keeps no trace of the way.
    expect(await eventTypes(circle.id)).toEqual(['alert.raised']);
    await ben.call('emergency.resolveAlert', ofAlert(armed));
    await expect(share(ana)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const { alerts } = await ben.call('emergency.listAlerts', { circleId: circle.id });
    expect(alerts).toMatchObject([{ id: armed.id, location: null }]);
  });
});

it('EMER-4 the history is paged, newest first, without a gap or a double', async () => {
  const raised: string[] = [];
  for (let index = 0; index < 7; index += 1) raised.unshift((await raise()).id);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ben.call('emergency.listAlerts', { circleId: circle.id, cursor, limit: 3 });
    ids.push(...page.alerts.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(ids).toEqual(raised);
});

it.each([
  ['latitude', 91],
  ['longitude', -181],
  ['accuracyMetres', -1],
])('ALL-3 a place with %s %d is refused', async (field, value) => {
  await expect(
    ana.call('emergency.armAlert', {
      circleId: circle.id,
      alertId: randomUUID(),
      type: 'panic',
      location: { ...place, [field]: value },
    }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: `location.${field}` }] });
});

describe('on the way', () => {
  it("EMER-6 'I'm going' names each who goes and since when, counts as seen, and tells the others", async () => {
    const cleo = await server.signUp('Cleo');
    await circle.join(cleo);
    const alert = await raise();
    await ben.call('emergency.goToAlert', ofAlert(alert));
    server.clock.advance(60_000);
    const both = await cleo.call('emergency.goToAlert', ofAlert(alert));
    expect(both.helpers.map(({ memberId }) => memberId)).toEqual([ben.id, cleo.id]);
    const [first = 0, second = 0] = both.helpers.map(({ since }) => Date.parse(since));
    expect(second - first).toBeGreaterThanOrEqual(60_000);
    expect(both.acknowledgedBy).toEqual([ben.id, cleo.id]);
    expect(await openAlerts(ana)).toMatchObject([{ id: alert.id, helpers: both.helpers }]);
    await server.settled();
    expect(await causesOf(ana)).toContain('alert-helper-set-out');
    expect(await causesOf(ben)).toEqual(['alert-helper-set-out', 'alert-raised']);
  });

  it("EMER-6 'I'm going' twice is once, and taking it back leaves that one has seen it", async () => {
    const alert = await raise();
    await ben.call('emergency.goToAlert', ofAlert(alert));
    await ben.call('emergency.goToAlert', ofAlert(alert));
    const left = await ben.call('emergency.turnBackFromAlert', ofAlert(alert));
    expect(left).toMatchObject({ helpers: [], acknowledgedBy: [ben.id] });
    await ben.call('emergency.turnBackFromAlert', ofAlert(alert));
    expect((await eventTypes(circle.id)).slice(1)).toEqual([
      'alert.acknowledged',
      'alert.helper-set-out',
      'alert.helper-turned-back',
    ]);
    await server.settled();
    expect(await causesOf(ana)).toContain('alert-helper-turned-back');
  });

  it('EMER-6 nobody goes to an alert of their own, nor to one that is over', async () => {
    const alert = await raise();
    await expect(ana.call('emergency.goToAlert', ofAlert(alert))).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await ben.call('emergency.resolveAlert', ofAlert(alert));
    for (const operation of ['goToAlert', 'turnBackFromAlert'] as const)
      await expect(ben.call(`emergency.${operation}`, ofAlert(alert))).rejects.toMatchObject({
        code: 'INVALID_STATE',
      });
  });
});
