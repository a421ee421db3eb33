import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server';
import { forgetOldRows } from './forget-old-rows';

it('forgets answers and sessions after 30 days, and nothing that still counts', async () => {
  const server = await startTestServer();
  const { db } = server.spine.database;
  const ana = await server.signUp('Ana');
  await ana.createCircle();
  const left = async () => {
    const counted = await db.execute<{ rows: string }>(
      sql`select (select count(*) from commands) + (select count(*) from sessions) as rows`,
    );
    return Number(counted.rows[0]?.rows);
  };
  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
  await forgetOldRows(db, inDays(29));
  expect(await left()).toBe(2);
  await forgetOldRows(db, inDays(31));
  expect(await left()).toBe(0);
  await server.stop();
});
