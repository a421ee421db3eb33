import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../access/people.tables';
import { addCheckIn, addMedication, addRecipient } from '../../api-conformance/fixture-records';
import { takeExport } from '../../testing/take-export';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { wearableFixture } from '../../testing/wearable-fixture';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let rosa: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
  circle = await ana.createCircle();
  await circle.join(ben);
  rosa = await addRecipient(circle, 'Rosa');
});

const ofCircle = () => ({ circleId: circle.id });

describe('PRIV-3 an export', () => {
  it('holds one’s own data as JSON and CSV for everyone, the circle’s records for admins', async () => {
    await addMedication(circle, 'Metformin', rosa);
    await ben.call('communication.sendMessage', {
      ...ofCircle(),
      messageId: randomUUID(),
      recipientId: null,
      text: 'Hello, all',
    } as never);
    const own = await takeExport(server, ben);
    expect(Object.keys(own).filter((name) => name.startsWith('circle-'))).toEqual([]);
    expect(JSON.parse(own['my-data/messages.json'] ?? '')).toMatchObject([{ text: 'Hello, all' }]);
    expect(own['my-data/messages.csv']).toContain('"Hello, all"');
    expect(own['my-data/account.json']).toContain(ben.email);
    expect(JSON.stringify(own)).not.toMatch(/scrypt|password/i);
    expect(JSON.stringify(own)).not.toContain('Metformin');
    const whole = await takeExport(server, ana);
    expect(JSON.parse(whole['circle-1/medications.json'] ?? '')).toMatchObject([{ name: 'Metformin' }]);
    expect(whole['circle-1/members.csv']).toContain('Ben');
  });

  it('WEAR-2 holds what was measured of oneself, with goals and devices, and nothing of another member', async () => {
    const fixture = wearableFixture(server, circle.id);
    const reading = {
      metric: 'heartRate',
      startAt: '2026-11-20T08:00:00.000Z',
      endAt: null,
      value: 61,
    } as const;
    for (const person of [ana, ben]) {
      const { id: deviceId } = await fixture.connect(person, person.id, { name: `${person.name}’s watch` });
      await person.call('wearables.recordReadings', { ...ofCircle(), deviceId, readings: [reading] });
    }
    const own = await takeExport(server, ben);
    expect(JSON.parse(own['my-data/health-readings.json'] ?? '')).toMatchObject([
      { metric: 'heartRate', value: 61 },
    ]);
    expect(JSON.parse(own['my-data/health-devices.json'] ?? '')).toMatchObject([{ name: 'Ben’s watch' }]);
    expect(JSON.stringify(own)).not.toMatch(/token_digest|sealed_grant/);
  });

  it('holds what a member may see once the admins let members export, and stands in the log', async () => {
    await addMedication(circle, 'Metformin', rosa);
    await expect(
      ben.call('privacy.changeDataExport', { ...ofCircle(), allowDataExport: true }),
    ).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await ana.call('privacy.changeDataExport', { ...ofCircle(), allowDataExport: true });
    const found = await takeExport(server, ben);
    expect(found['circle-1/medications.json']).toContain('Metformin');
    const { entries } = await ana.call('privacy.listAuditEntries', { ...ofCircle(), limit: 100 });
    expect(entries).toContainEqual(expect.objectContaining({ action: 'EXPORT_DATA', userId: ben.id }));
  });
});

describe('PRIV-3 leaving', () => {
  it('ends the stream, the feed and every read at once', async () => {
    const token = randomBytes(32).toString('base64url');
    await ben.call('care.addCalendarFeed', { ...ofCircle(), feedId: randomUUID(), token, level: 'full' });
    const feed = () => server.app.inject({ url: `/feeds/${token}.ics` });
    const hadFeed = (await feed()).statusCode;
    const stream = await server.openStream(ben);
    await ben.call('circles.leaveCircle', ofCircle());
    await stream.ended;
    await expect(ben.call('care.listTasks', { ...ofCircle(), limit: 10 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await feed()).statusCode).not.toBe(hadFeed);
    const { session } = await ana.call('circles.getSession', ofCircle());
    expect(session?.members.find(({ id }) => id === ben.id)?.status).toBe('former');
  });

  it('is refused to the only admin', async () => {
    await expect(ana.call('circles.leaveCircle', ofCircle())).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    await ana.call('circles.changeMemberRole', { ...ofCircle(), memberId: ben.id, role: 'admin' });
    await ana.call('circles.leaveCircle', ofCircle());
  });
});

describe('PRIV-3 deleting an account', () => {
  it('asks for the password, and is refused to the only admin', async () => {
    await expect(ben.call('privacy.deleteAccount', { password: 'wrong' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const deleting = ana.call('privacy.deleteAccount', { password: ana.password });
    await expect(deleting).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    expect((await ana.call('account.getAccount', {})).email).toBe(ana.email);
  });

  it('removes profile, sessions and keys; what was written stays, signed as a former member', async () => {
    await addCheckIn(circle, 'Well', rosa);
    const checkInId = randomUUID();
    await ben.call('care.addCheckIn', {
      ...{ ...ofCircle(), checkInId, recipientId: rosa, status: 'safe', mood: 5, notes: 'Sunny' },
    });
    await ben.call('privacy.deleteAccount', { password: ben.password });
    await expect(ben.call('account.getAccount', {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    const signingIn = server.call('account.signIn', { email: ben.email, password: ben.password });
    await expect(signingIn).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const { checkIns } = await ana.call('care.listCheckIns', { ...ofCircle(), limit: 10 });
    expect(checkIns.find(({ id }) => id === checkInId)?.notes).toBe('Sunny');
    const { session } = await ana.call('circles.getSession', ofCircle());
    expect(session?.members.find(({ id }) => id === ben.id)).toMatchObject({
      name: 'Former member',
      status: 'former',
    });
    const [row] = await server.spine.database.db.select().from(people).where(eq(people.id, ben.id));
    expect(JSON.stringify(row)).not.toMatch(/ben/i);
  });
});
