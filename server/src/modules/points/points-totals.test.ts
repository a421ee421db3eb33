import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { circles } from '../../access/circles.tables';
import { applyMigrations, knownMigrations } from '../../database/apply-migrations';
import type { DatabaseHandle } from '../../database/database';
import { isWhole } from '../../testing/depth';
import { openBareDatabase, takeTestDatabase } from '../../testing/test-database';
import { pointsLedger } from './points.tables';

const circle = {
  ...{
    id: randomUUID(),
    name: 'Rosa',
    timeZone: 'America/Chicago',
    currency: 'USD',
    inviteCode: 'ROSA-0001',
  },
  ...{ createdBy: randomUUID(), createdAt: new Date('2021-11-18T15:00:00Z') },
};
const [ana, ben] = [randomUUID(), randomUUID()];

let database: DatabaseHandle;
afterEach(() => database.close());

function line(memberId: string, facts: Partial<typeof pointsLedger.$inferInsert> = {}) {
  return {
    ...{ circleId: circle.id, causeEventId: randomUUID(), memberId, cause: 'task.completed', points: 25 },
    ...{ subjectId: randomUUID(), traits: [], awardedAt: new Date('2026-11-18T15:00:00Z'), ...facts },
  };
}
const write = (...lines: ReturnType<typeof line>[]) => database.db.insert(pointsLedger).values(lines);
const checkIn = (day: string) => ({ cause: 'check-in.added', day, traits: ['early'], points: 15 });
/** As text, which the database sorts in one order on every machine. */
async function rowsOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await database.db.execute<{ line: string }>(query);
  return rows.map((row) => row.line).sort();
}
const totals = () =>
  rowsOf(sql`select concat_ws(' ', circle_id, member_id, cause, day, traits, count, points) as line
  from points_totals where count > 0`);
const counted = () =>
  rowsOf(sql`select concat_ws(' ', circle_id, member_id, cause, day, traits, count(*), sum(points)) as line
  from points_ledger group by circle_id, member_id, cause, day, traits`);

it('GAME-1 totals follow whatever is added to the ledger, changed in it and taken out of it', async () => {
  database = await takeTestDatabase();
  await database.db.insert(circles).values(circle);
  const [walk, late] = [line(ana), line(ana, { traits: ['late'] })];
  await write(walk, late, line(ana), line(ben), line(ana, checkIn('2026-11-17')));
  await write(line(ana), line(ana, checkIn('2026-11-18')));
  expect(await totals()).toEqual(await counted());
  expect(await totals()).toContain(`${circle.id} ${ana} task.completed [] 3 75`);
  await database.db
    .update(pointsLedger)
    .set({ traits: ['weekend'], points: 30 })
    .where(eq(pointsLedger.causeEventId, walk.causeEventId));
  expect(await totals()).toEqual(await counted());
  await database.db.delete(pointsLedger).where(eq(pointsLedger.cause, 'check-in.added'));
  await database.db.delete(pointsLedger).where(eq(pointsLedger.causeEventId, late.causeEventId));
  expect(await totals()).toEqual(await counted());
  expect(await totals()).toHaveLength(3);
  await database.db.delete(circles);
  expect(await totals()).toEqual([]);
});

if (isWhole)
  it('GAME-1 a ledger of before is counted once, when the totals are made', async () => {
    database = await openBareDatabase();
    const [recipientPhotos] = knownMigrations().slice(12);
    await applyMigrations(database.db, { upTo: recipientPhotos });
    // By the columns of then: the table of today has more.
    await database.db.execute(sql`
    insert into circles (id, name, time_zone, currency, invite_code, created_by, created_at)
    values (${circle.id}, ${circle.name}, ${circle.timeZone}, ${circle.currency}, ${circle.inviteCode},
      ${circle.createdBy}, ${circle.createdAt.toISOString()})`);
    await write(line(ana), line(ana), line(ben), line(ben, checkIn('2021-11-18')));
    await applyMigrations(database.db);
    expect(await totals()).toEqual(await counted());
    expect(await totals()).toHaveLength(3);
  });
