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
let fixture: ReturnType<typeof wearableFixture>;

const now = new Date('2026-11-21T16:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
});
beforeEach(async () => {
  server.clock.set(now);
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben, 'family');
  rosa = await addRosa(circle);
  fixture = wearableFixture(server, circle.id);
});
afterAll(() => server.stop());

const heart = (value: number, minutesAgo: number) => ({
  metric: 'heartRate' as const,
  startAt: ago(minutesAgo),
  value,
});
const summary = (who = ana, wearerId = rosa) =>
  who.call('wearables.getHealthSummary', { circleId: circle.id, wearerId });
const typesOf = async () => (await server.eventsOf(circle.id)).map(({ type }) => type);

describe('readings of a device', () => {
  it('WEAR-1 come with the token of the device, without a session', async () => {
    const { id } = await fixture.add(ana, rosa);
    const token = await fixture.token(ana, id);
    const sent = await fixture.send(token, { readings: [heart(72, 1)], batteryLevel: 64 });
    expect(sent).toEqual({ status: 200, answer: { taken: 1, known: 0 } });
    const { devices } = await ben.call('wearables.listDevices', { circleId: circle.id });
    expect(devices).toMatchObject([
      { batteryLevel: 64, lastSyncAt: now.toISOString(), isConnected: true, hasToken: true },
    ]);
    expect(await typesOf()).toContain('health.received');
  });

  it('WEAR-1 that are sent twice are kept once', async () => {
    const { id } = await fixture.add(ana, rosa);
    const token = await fixture.token(ana, id);
    const readings = [heart(72, 3), heart(74, 2), heart(74, 2)];
    expect((await fixture.send(token, { readings })).answer).toEqual({ taken: 2, known: 1 });
    expect((await fixture.send(token, { readings })).answer).toEqual({ taken: 0, known: 3 });
  });

  it('WEAR-1 are refused with a wrong token, an ended one, and one of a removed device', async () => {
    const { id: deviceId } = await fixture.add(ana, rosa);
    const token = await fixture.token(ana, deviceId);
    const body = { readings: [heart(72, 1)] };
    const other = await fixture.token(ana, deviceId);
    expect((await fixture.send(token, body)).status).toBe(404);
    expect((await fixture.send(other, body)).status).toBe(200);
    await ana.call('wearables.revokeDeviceToken', { circleId: circle.id, deviceId });
    expect((await fixture.send(other, body)).status).toBe(404);
    const third = await fixture.token(ana, deviceId);
    await ana.call('wearables.removeDevice', { circleId: circle.id, deviceId });
    expect((await fixture.send(third, body)).status).toBe(404);
    expect((await fixture.send('short', body)).status).toBe(422);
  });

  it('WEAR-1 a token of another circle writes nothing here', async () => {
    const foreign = await ben.createCircle();
    const hers = await addRosa(foreign);
    const there = wearableFixture(server, foreign.id);
    const token = await there.token(ben, (await there.add(ben, hers)).id);
    const { id: deviceId } = await fixture.add(ana, rosa);
    const sent = await fixture.send(token, { deviceId, readings: [heart(72, 1)] });
    expect(sent.status).toBe(422);
    expect((await fixture.send(token, { readings: [heart(72, 1)] })).status).toBe(200);
    expect((await summary()).heartRate).toBeNull();
  });

  it('WEAR-1 of a medical alert device name its number', async () => {
    const device = { type: 'medical_alert' as const, deviceNumber: 'MA-1234' };
    await expect(fixture.add(ana, rosa, { ...device, deviceNumber: null })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const token = await fixture.token(ana, (await fixture.add(ana, rosa, device)).id);
    const readings = [heart(72, 1)];
    expect((await fixture.send(token, { readings })).status).toBe(404);
    expect((await fixture.send(token, { readings, deviceNumber: 'MA-9999' })).status).toBe(404);
    expect((await fixture.send(token, { readings, deviceNumber: 'MA-1234' })).status).toBe(200);
  });

  it.each([0, 19, 301, 1000])('WEAR-1 a heart rate of %i is refused at its field', async (value) => {
    const { id: deviceId } = await fixture.connect(ana, rosa);
    const call = ana.call('wearables.recordReadings', {
      ...{ circleId: circle.id, deviceId, readings: [heart(72, 2), heart(value, 1)] },
    });
    await expect(call).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'readings.1.value', code: 'impossible_value' }],
    });
  });

  it('WEAR-1 of a clock that is ahead are refused, as are more than a call holds', async () => {
    const { id } = await fixture.add(ana, rosa);
    const token = await fixture.token(ana, id);
    const ahead = await fixture.send(token, { readings: [heart(72, -6)] });
    expect(ahead).toMatchObject({ status: 422, answer: { fields: [{ code: 'not_yet' }] } });
    const many = Array.from({ length: 501 }, (_, index) => heart(72, index));
    expect((await fixture.send(token, { readings: many })).status).toBe(422);
  });

  it('WEAR-1 nothing is taken of a disconnected device, and its last sync is cleared', async () => {
    const { id: deviceId } = await fixture.connect(ana, rosa);
    const device = await ana.call('wearables.disconnectDevice', { circleId: circle.id, deviceId });
    expect(device).toMatchObject({ isConnected: false, lastSyncAt: null, batteryLevel: null });
    const call = ana.call('wearables.recordReadings', {
      ...{ circleId: circle.id, deviceId, readings: [heart(72, 1)] },
    });
    await expect(call).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('WEAR-1 what is not wanted of the wearer is not kept', async () => {
    const { id: deviceId } = await fixture.connect(ana, rosa, { metrics: ['steps'] });
    const call = { circleId: circle.id, deviceId, readings: [heart(72, 1)] };
    expect(await ana.call('wearables.recordReadings', call)).toEqual({ taken: 0, known: 0 });
  });
});

describe('what was received', () => {
  const record = async (readings: object[]) => {
    const { id: deviceId } = await fixture.connect(ana, rosa);
    await ana.call('wearables.recordReadings', {
      ...{ circleId: circle.id, deviceId, readings: readings as ReturnType<typeof heart>[] },
    });
    return deviceId;
  };

  it('WEAR-2 tells the heart rate now and over a day, and its trend', async () => {
    await record([heart(60, 3 * 1440), heart(64, 2 * 1440), heart(80, 600), heart(100, 300), heart(90, 2)]);
    expect((await summary(ben)).heartRate).toEqual({
      ...{ current: 90, at: ago(2), min: 80, max: 100, average: 90, trend: 'up' },
    });
  });

  it('WEAR-2 counts steps by the wearer’s day, and never twice what two devices saw', async () => {
    const steps = (value: number, startAt: string) => ({ metric: 'steps', startAt, endAt: startAt, value });
    // 05:30 UTC is half past eleven of the evening before in Chicago.
    await record([steps(400, '2026-11-21T05:30:00Z'), steps(3000, '2026-11-21T14:00:00Z')]);
    await record([steps(2500, '2026-11-21T14:01:00Z')]);
    const { steps: told } = await summary();
    expect(told).toMatchObject({ today: 3000, goal: 10_000 });
    expect(told?.weekly.slice(-2)).toEqual([
      { day: '2026-11-20', value: 400 },
      { day: '2026-11-21', value: 3000 },
    ]);
  });

  it('WEAR-2 tells last night with its stages', async () => {
    const stageOf = (metric: string, startAt: string, value: number) => ({ metric, startAt, value });
    await record([
      stageOf('lightSleep', '2026-11-21T05:00:00Z', 200),
      stageOf('deepSleep', '2026-11-21T08:20:00Z', 70),
      stageOf('remSleep', '2026-11-21T09:30:00Z', 90),
    ]);
    expect((await summary()).sleep).toMatchObject({
      ...{ lastNight: 360, day: '2026-11-21', deepSleep: 70, remSleep: 90, lightSleep: 200 },
    });
  });

  it('WEAR-2 has no data where nothing came', async () => {
    expect(await summary()).toMatchObject({
      ...{ newestAt: null, heartRate: null, steps: null, sleep: null, bloodOxygen: null },
      falls: { isEnabled: false, incidents: [] },
    });
  });

  it('WEAR-2 is a plot of at most 400 points in every range', async () => {
    const many = Array.from({ length: 500 }, (_, index) => heart(60 + (index % 30), index * 7));
    await record(many);
    for (const range of ['day', 'week', 'month', 'year', 'all'] as const) {
      const wanted = { circleId: circle.id, wearerId: rosa, metric: 'heartRate' as const, range };
      const { points } = await ana.call('wearables.getHealthSeries', wanted);
      expect(points.length).toBeGreaterThan(0);
      expect(points.length).toBeLessThanOrEqual(400);
      expect(points.at(-1)?.at).toMatch(/^2026-11-(2[01]|16)T/);
    }
  });

  it('CIRC-4 is seen with the flag for check-ins, and of oneself changed by oneself alone', async () => {
    const { id: deviceId } = await fixture.connect(ana, ana.id);
    const call = ben.call('wearables.disconnectDevice', { circleId: circle.id, deviceId });
    await expect(call).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await ana.call('circles.changeMemberRole', { circleId: circle.id, memberId: ben.id, role: 'friend' });
    await expect(summary(ben)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('PRIV-3 of a member leaves with them', async () => {
    const { id: deviceId } = await fixture.connect(ben, ben.id);
    const call = { circleId: circle.id, deviceId, readings: [heart(72, 1)] };
    await ben.call('wearables.recordReadings', call);
    await circle.remove(ben);
    await server.settled();
    await circle.join(ben, 'family');
    expect((await summary(ben, ben.id)).heartRate).toBeNull();
    expect((await ben.call('wearables.listDevices', { circleId: circle.id })).devices).toEqual([]);
  });
});
