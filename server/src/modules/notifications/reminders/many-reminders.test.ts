import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { times } from '../../../testing/depth';
import { signUpOver } from '../../../testing/remote-person';
import { startChildServer } from '../../../testing/programs/start-child-server';
import { hasPostgres, makePostgresDatabase } from '../../../testing/test-database';

const circlesMany = 10;
const tasksEach = times(200, 40);
const all = circlesMany * tasksEach;

describe.runIf(hasPostgres)('of two servers on one PostgreSQL, one of which is killed', () => {
  it(`NOTE-4 EMER-2 fire ${all} reminders that are due together, none twice, and raise an alert before most of them are told`, async () => {
    const DATABASE_URL = await makePostgresDatabase();
    const DATA_KEY = randomBytes(32).toString('base64');
    const settings = { DATABASE_URL, DATA_KEY, REQUESTS_PER_MINUTE: '1000000' };
    const survivor = await startChildServer(settings);
    const victim = await startChildServer(settings);
    const database = new pg.Client(DATABASE_URL);
    await database.connect();
    const told = `from notifications where cause = 'task-due'`;
    const count = async (statement: string) => Number((await database.query(statement)).rows[0].number);

    const ana = await signUpOver(survivor.url, 'Ana');
    const circleIds = Array.from({ length: circlesMany }, () => randomUUID());
    for (const newCircleId of circleIds)
      await ana.call(survivor.url, 'circles.createCircle', { newCircleId, name: 'Home', timeZone: 'UTC' });
    // Due in less than the two hours that its reader wants to know before, and put in long ago.
    const dueAt = new Date(Date.now() + 100 * 60_000).toISOString();
    for (const circleId of circleIds)
      await database.query(
        `insert into tasks (circle_id, id, title, description, due_date, due_time, status, created_by, created_at, updated_at)
         select $1, gen_random_uuid(), 'Task ' || n, '', $2, $3, 'pending', $4, now() - interval '2 days', now()
         from generate_series(1, ${tasksEach}) n`,
        [circleId, dueAt.slice(0, 10), dueAt.slice(11, 16), ana.id],
      );
    const [circleId = ''] = circleIds;
    const alert = { circleId, alertId: randomUUID(), type: 'panic' as const, message: '', location: null };
    await ana.call(survivor.url, 'emergency.armAlert', alert);

    await database.query(`update jobs set due_at = now() where name = 'notifications.tend-reminders'`);
    await database.query(`update jobs set due_at = now() where name = 'emergency.raise-alert'`);
    const raised = expect
      .poll(() => count(`select count(*) as number from alerts where status = 'active'`), { timeout: 60_000 })
      .toBe(1)
      .then(() => count(`select count(*) as number ${told}`));
    await expect
      .poll(() => count('select count(*) as number from reminders'), { timeout: 60_000 })
      .toBeGreaterThan(0);
    await victim.kill();
    await expect.poll(() => count('select count(*) as number from reminders'), { timeout: 60_000 }).toBe(all);
    expect(await raised).toBeLessThan(all / 2);
    await expect.poll(() => count(`select count(*) as number ${told}`), { timeout: 150_000 }).toBe(all);
    expect(await count(`select count(distinct related_id) as number ${told}`)).toBe(all);
    await database.end();
    await survivor.stop();
  }, 240_000);
});
