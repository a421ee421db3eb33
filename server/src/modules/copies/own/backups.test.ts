import { ownBackupNights, ownBackupPath } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';
import { backupClock, nextBackupTime } from './backup-time';
import { recordsIn } from './read-backup';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00Z');
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
  circle = await ana.createCircle({ timeZone: 'Europe/Madrid' });
  await server.settled();
});
afterAll(() => server.stop());

const list = (person = ana) => person.call('copies.listBackups', {});
const nights = async (person = ana) => (await list(person)).map(({ night }) => night);
const download = (night: string, person = ana) =>
  server.app.inject({ url: `${ownBackupPath}?night=${night}`, headers: { cookie: person.cookie } });

/** Lets the nights up to the morning of a day go by. */
async function morningOf(...days: number[]): Promise<void> {
  for (const day of days) {
    server.clock.set(`2026-11-${String(day).padStart(2, '0')}T06:00:00Z`);
    await server.settled();
  }
}

describe('a nightly backup', () => {
  it('SET-4 is made once, in the person’s minute of the night where they are', async () => {
    const due = nextBackupTime(ana.id, 'Europe/Madrid', server.clock.now());
    expect(due.toISOString()).toBe(
      new Date(Date.parse(`2026-11-21T${backupClock(ana.id)}:00Z`) - 3_600_000).toISOString(),
    );
    server.clock.set(new Date(due.getTime() - 1000));
    await server.settled();
    expect(await nights()).toEqual([]);
    server.clock.set(due);
    await server.settled();
    await server.settled();
    expect(await nights()).toEqual(['2026-11-21']);
    await morningOf(21);
    expect(await nights()).toEqual(['2026-11-21']);
  });

  it('SET-4 is kept for seven nights', async () => {
    await morningOf(21, 22, 23, 24, 25, 26, 27, 28, 29);
    expect(await nights()).toHaveLength(ownBackupNights);
    expect((await nights())[0]).toBe('2026-11-29');
    expect((await download('2026-11-21')).statusCode).toBe(404);
  });

  it('SET-4 is not made where somebody switched it off, and again once it is on', async () => {
    const change = (autoBackup: boolean) =>
      ana.call('account.changePreferences', { changes: { autoBackup } });
    await change(false);
    await morningOf(21, 22);
    expect(await nights()).toEqual([]);
    await change(true);
    await server.settled();
    await morningOf(23);
    expect(await nights()).toEqual(['2026-11-23']);
  });

  it('SET-4 nights are spread, each person’s the same every night', () => {
    const clocks = Array.from({ length: 200 }, (_, index) => backupClock(`person ${index}`));
    expect(new Set(clocks).size).toBeGreaterThan(100);
    expect(clocks.every((clock) => clock >= '01:00' && clock < '05:00')).toBe(true);
  });

  it('PRIV-3 is the export of own data, and nobody else’s to have', async () => {
    await morningOf(21);
    const answer = await download('2026-11-21');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(await recordsIn(answer.rawPayload, 'account')).toMatchObject([{ email: ana.email }]);
    expect((await list())[0]?.sizeBytes).toBe(answer.rawPayload.length);
    expect((await download('2026-11-21', ben)).statusCode).toBe(404);
    expect((await server.app.inject({ url: `${ownBackupPath}?night=2026-11-21` })).statusCode).toBe(401);
    await expect(ben.call('copies.restoreBackup', { night: '2026-11-21' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('SET-4 brings back own choices, and no record of a circle', async () => {
    const profile = { phone: '+34600111222', dateOfBirth: '1980-02-29', sharesDateOfBirth: true };
    await ana.call('account.editAccount', { changes: profile });
    await ana.call('account.changePreferences', { changes: { theme: 'green', darkMode: true } });
    await ana.call('notifications.changeNotificationSettings', { changes: { quietStart: '21:30' } });
    await morningOf(21);
    const later = { name: 'Anna', phone: null, dateOfBirth: null, sharesDateOfBirth: false };
    await ana.call('account.editAccount', { changes: later });
    await ana.call('account.changePreferences', { changes: { theme: 'blue', darkMode: false } });
    await ana.call('notifications.changeNotificationSettings', { changes: { quietStart: '23:00' } });
    const newer = await ana.createCircle({ name: 'Later' });
    await ana.call('copies.restoreBackup', { night: '2026-11-21' });
    expect(await ana.call('account.getAccount', {})).toMatchObject({ name: 'Ana', ...profile });
    const { session } = await ana.call('circles.getSession', { circleId: newer.id });
    expect(session?.preferences).toMatchObject({ theme: 'green', darkMode: true });
    expect(session?.circle?.name).toBe('Later');
    const { settings } = await ana.call('notifications.getNotificationSettings', {});
    expect(settings.quietStart).toBe('21:30');
  });

  it('PRIV-3 goes with the account', async () => {
    await circle.join(ben);
    await server.settled();
    await morningOf(21);
    const { rows } = await server.spine.database.db.execute<{ file_id: string }>(
      `select file_id from own_backups where person_id = '${ben.id}'`,
    );
    const place = { circleId: ben.id, fileId: String(rows[0]?.file_id) };
    expect(await server.spine.services.files.sizeOf(place)).toBeGreaterThan(0);
    await ben.call('privacy.deleteAccount', { password: ben.password });
    await server.settled();
    expect(await server.spine.services.files.sizeOf(place)).toBe(0);
  });
});
