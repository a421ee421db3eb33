import { Id } from '@carecircle/contracts/schemas';
import { and, asc, eq, lte, max, min } from 'drizzle-orm';
import * as z from 'zod';
import { circles } from '../../../access/circles.tables';
import { listMembers } from '../../../access/find-member';
import type { Transaction } from '../../../database/database';
import type { UnitOfWork } from '../../../spine/context';
import { defineJob } from '../../../spine/define-job';
import { listRecipientsOf } from '../../circles';
import { checkInSchedules, dueCheckIns, type DueRow, type ScheduleRow } from './check-in-schedules.tables';
import { makeDueCheckIns } from './make-due-check-ins';
import { watchDueCheckIn } from './watch-due-check-in';

const rowsAtOnce = 200;
const remakeBeforeMs = 7 * 86_400_000;

/**
 * Looks after the due check-ins of a circle: makes those of the coming days, tells the rungs of their ladders, and says what was
 * missed (CHK-4). It runs when there is next something to do.
 */
export const tendCheckIns = defineJob({
  name: 'care.tend-check-ins',
  payload: z.object({ circleId: Id }),
  async run({ payload: { circleId }, ...unit }) {
    const { tx, now } = unit;
    const recipients = await listRecipientsOf(tx, circleId);
    const zones = new Map(recipients.map(({ id, timeZone }) => [id, timeZone]));
    const schedules = await lockSchedules(tx, circleId);
    for (const schedule of schedules)
      await makeDueCheckIns(unit, schedule, zones.get(schedule.recipientId) ?? 'UTC');
    const members = await listMembers(tx, circleId, ['active']);
    const newest = await readNewest(tx, circleId, now);
    for (const due of await lockWaiting(tx, circleId, now)) {
      const schedule = schedules.find(({ recipientId }) => recipientId === due.recipientId);
      const newestDueAt = newest.get(due.recipientId) ?? due.dueAt;
      if (schedule) await watchDueCheckIn(unit, due, { schedule, members, newestDueAt });
    }
    await planCheckIns(unit, circleId);
  },
});

/** Lets the check-ins of a circle be looked after when there is next something to do; for whoever changed what that depends on. */
export async function planCheckIns(
  { tx, schedule }: Pick<UnitOfWork, 'tx' | 'schedule'>,
  circleId: string,
): Promise<void> {
  // Whoever plans at the same time waits here, and then sees what the other one has changed.
  await tx.select({ id: circles.id }).from(circles).where(eq(circles.id, circleId)).for('no key update');
  const [made] = await tx
    .select({ until: min(checkInSchedules.plannedUntil) })
    .from(checkInSchedules)
    .where(and(eq(checkInSchedules.circleId, circleId), eq(checkInSchedules.isOn, true)));
  const [watched] = await tx
    .select({ next: min(dueCheckIns.watchAt) })
    .from(dueCheckIns)
    .where(eq(dueCheckIns.circleId, circleId));
  const remakeAt = made?.until ? new Date(made.until.getTime() - remakeBeforeMs) : null;
  const [next] = [remakeAt, watched?.next ?? null]
    .filter((moment) => moment !== null)
    .sort((one, other) => one.getTime() - other.getTime());
  if (next) await schedule(tendCheckIns, { circleId }, next, { key: circleId });
}

function lockSchedules(tx: Transaction, circleId: string): Promise<ScheduleRow[]> {
  return tx
    .select()
    .from(checkInSchedules)
    .where(eq(checkInSchedules.circleId, circleId))
    .orderBy(asc(checkInSchedules.recipientId))
    .for('no key update');
}

/** When the newest check-in of each recipient was due that is due by now. */
async function readNewest(tx: Transaction, circleId: string, now: Date): Promise<Map<string, Date>> {
  const rows = await tx
    .select({ recipientId: dueCheckIns.recipientId, dueAt: max(dueCheckIns.dueAt) })
    .from(dueCheckIns)
    .where(and(eq(dueCheckIns.circleId, circleId), lte(dueCheckIns.dueAt, now)))
    .groupBy(dueCheckIns.recipientId);
  return new Map(rows.flatMap(({ recipientId, dueAt }) => (dueAt ? [[recipientId, dueAt] as const] : [])));
}

function lockWaiting(tx: Transaction, circleId: string, now: Date): Promise<DueRow[]> {
  return tx
    .select()
    .from(dueCheckIns)
    .where(and(eq(dueCheckIns.circleId, circleId), lte(dueCheckIns.watchAt, now)))
    .orderBy(asc(dueCheckIns.watchAt), asc(dueCheckIns.id))
    .limit(rowsAtOnce)
    .for('no key update');
}
