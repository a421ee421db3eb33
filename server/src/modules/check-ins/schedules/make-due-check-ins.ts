import { randomUUID } from 'node:crypto';
import type { DayRange } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { momentOf } from '../../../recurrence/wall-moments';
import type { UnitOfWork } from '../../../spine/context';
import { dueCheckIns, type DueRow, type ScheduleRow } from './check-in-schedules.tables';
import { dueMoments, isDueDay, type DueMoment } from './due-moments';
import { changeDue, dueCheckInOf } from './due-rows';
import { nextWatch } from './ladder';
import { readPauses } from './pause-rows';
import { changeSchedule } from './schedule-rows';

/** So far ahead the next one of every schedule is there to be shown. */
const aheadMs = 8 * 86_400_000;
const rowsAtOnce = 500;

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'record'>;

/**
 * Makes the due check-ins of a schedule from where they were made up to, to eight days ahead: none is lost, however long the server
 * was away, and none is made twice (CHK-4). There are none on paused days.
 */
export async function makeDueCheckIns(
  { tx, now }: Pick<Unit, 'tx' | 'now'>,
  schedule: ScheduleRow,
  timeZone: string,
): Promise<ScheduleRow> {
  const range = { after: schedule.plannedUntil, until: new Date(now.getTime() + aheadMs) };
  if (!schedule.isOn || range.after >= range.until) return schedule;
  const pauses = await readPauses(tx, schedule.circleId, schedule.recipientId);
  const rows = dueMoments(schedule, pauses, timeZone, range).map((moment) => openRow(schedule, moment));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insert(dueCheckIns)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoNothing();
  return changeSchedule(tx, schedule, { plannedUntil: range.until });
}

/**
 * The schedule, its pauses or the zone are others from now on: open due check-ins that are still wanted follow, the others are
 * taken back or, once due, called off; missing ones are made. What is past is not made later.
 */
export async function remakeDueCheckIns(
  unit: Unit,
  schedule: ScheduleRow,
  timeZone: string,
): Promise<ScheduleRow> {
  const { tx, now } = unit;
  const pauses = await readPauses(tx, schedule.circleId, schedule.recipientId);
  for (const row of await lockOpen(tx, schedule)) {
    const isWanted = isDueDay(schedule, pauses, row.day) && schedule.times.includes(row.time);
    if (isWanted) await followSchedule(tx, row, schedule, pauses, timeZone);
    else await dropDue(unit, row, schedule.isOn ? 'paused' : 'switched-off');
  }
  return makeDueCheckIns({ tx, now }, { ...schedule, plannedUntil: now }, timeZone);
}

async function followSchedule(
  tx: Transaction,
  row: DueRow,
  schedule: ScheduleRow,
  pauses: readonly DayRange[],
  timeZone: string,
): Promise<void> {
  const dueAt = momentOf(timeZone, row.day, row.time);
  const range = { after: new Date(dueAt.getTime() - 1), until: dueAt };
  const moment = dueMoments(schedule, pauses, timeZone, range).find(
    ({ day, time }) => day === row.day && time === row.time,
  );
  if (!moment) return;
  const next = { ...row, ...moment };
  await changeDue(tx, row, { ...moment, watchAt: nextWatch(next, schedule.rungs) });
}

/** One that nobody waits for yet leaves no trace. */
async function dropDue(
  { tx, now, record }: Unit,
  row: DueRow,
  reason: 'paused' | 'switched-off',
): Promise<void> {
  if (row.dueAt > now) {
    await tx
      .delete(dueCheckIns)
      .where(and(eq(dueCheckIns.circleId, row.circleId), eq(dueCheckIns.id, row.id)));
    return;
  }
  const after = await changeDue(tx, row, { status: 'called-off', reason, watchAt: null });
  await record('due-check-in.called-off', { dueCheckIn: dueCheckInOf(after) });
}

function lockOpen(tx: Transaction, { circleId, recipientId }: ScheduleRow): Promise<DueRow[]> {
  return tx
    .select()
    .from(dueCheckIns)
    .where(
      and(
        eq(dueCheckIns.circleId, circleId),
        eq(dueCheckIns.recipientId, recipientId),
        eq(dueCheckIns.status, 'due'),
      ),
    )
    .for('no key update');
}

function openRow(schedule: ScheduleRow, moment: DueMoment): DueRow {
  const row: DueRow = {
    circleId: schedule.circleId,
    id: randomUUID(),
    recipientId: schedule.recipientId,
    ...moment,
    status: 'due',
    reason: null,
    checkInId: null,
    doneAt: null,
    onItId: null,
    onItAt: null,
    missedAt: null,
    remindedUntil: schedule.plannedUntil,
    watchAt: null,
  };
  return { ...row, watchAt: nextWatch(row, schedule.rungs) };
}
