import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRosa } from '../../../testing/rosa';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';
import { wearableFixture } from '../../../testing/wearable-fixture';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let rosa: string;
let deviceId: string;

const start = new Date('2026-11-21T16:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
});
beforeEach(async () => {
  server.clock.set(start);
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben, 'family');
  rosa = await addRosa(circle);
  deviceId = (await wearableFixture(server, circle.id).connect(ana, rosa)).id;
});
afterAll(() => server.stop());

async function measure(metric: 'heartRate' | 'fallDetection', value: number, minutes: number, now = minutes) {
  server.clock.set(later(now));
  const readings = [{ metric, value, startAt: later(minutes).toISOString() }];
  await ana.call('wearables.recordReadings', { circleId: circle.id, deviceId, readings });
}

async function alarms() {
  const events = await server.eventsOf(circle.id);
  return events.flatMap((event) => (event.type === 'health.alarmed' ? [event.payload] : []));
}

async function choose(then: 'nothing' | 'notify' | 'alert') {
  const of = { circleId: circle.id, wearerId: rosa };
  const { rules } = await ana.call('wearables.getHealthSettings', of);
  const changed = {
    ...rules,
    heartRate: { ...rules.heartRate, then },
    fallDetection: { ...rules.fallDetection, then },
  };
  await ana.call('wearables.changeHealthSettings', { ...of, changes: { rules: changed } });
}

const notificationsOf = async (who: TestPerson) => {
  await server.settled();
  const { notifications } = await who.call('notifications.listNotifications', {});
  return notifications.filter(({ cause, circleId }) => cause === 'health-alarm' && circleId === circle.id);
};

describe('a value out of its range', () => {
  it('WEAR-3 is told to the circle once for an episode, and again when it leaves its range anew', async () => {
    await measure('heartRate', 140, 0);
    await measure('heartRate', 145, 5);
    await measure('heartRate', 80, 8);
    await measure('heartRate', 141, 10);
    expect(await alarms()).toMatchObject([{ is: 'high', value: 140, wearerName: 'Rosa', then: 'notify' }]);
    await measure('heartRate', 150, 40);
    await measure('heartRate', 35, 41);
    expect((await alarms()).map(({ is, value }) => [is, value])).toEqual([
      ['high', 140],
      ['high', 150],
      ['low', 35],
    ]);
    expect(await notificationsOf(ben)).toHaveLength(3);
  });

  it('WEAR-3 that was measured long ago calls nobody', async () => {
    await measure('heartRate', 180, 0, 31);
    expect(await alarms()).toEqual([]);
  });

  it('WEAR-3 does nothing where the member chose nothing', async () => {
    await choose('nothing');
    await measure('heartRate', 180, 1);
    await measure('fallDetection', 1, 1);
    expect(await alarms()).toEqual([]);
  });

  it('WEAR-3 bounds that cross each other are refused at their field', async () => {
    const of = { circleId: circle.id, wearerId: rosa };
    const { rules } = await ana.call('wearables.getHealthSettings', of);
    const crossed = { ...rules, heartRate: { low: 100, high: 90, then: 'notify' as const } };
    const call = ana.call('wearables.changeHealthSettings', { ...of, changes: { rules: crossed } });
    await expect(call).rejects.toMatchObject({ fields: [{ code: 'not_above_low' }] });
  });
});

describe('a fall', () => {
  it('WEAR-3 raises an alert after its countdown where that was chosen, once', async () => {
    await choose('alert');
    await measure('fallDetection', 1, 1);
    await measure('fallDetection', 1, 3);
    server.clock.set(later(4));
    await server.settled();
    const alerts = await ben.call('emergency.listOpenAlerts', { circleId: circle.id });
    expect(alerts).toMatchObject([{ type: 'fall', severity: 'high', status: 'active' }]);
    expect(await notificationsOf(ana)).toHaveLength(1);
  });
});
