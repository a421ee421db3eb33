import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { newSeriesId } from '../../../recurrence/occurrence-id';
import { scheduleBefore, scheduleFrom } from '../../../recurrence/schedule';
import { taskSeries, type TaskSeriesRow } from './task-series.tables';
import { tasks } from '../tasks.tables';

/** Hides a series of tasks from one of its days on, as `endCalendarSeries` does with events; what is done stays. */
export async function endTaskSeries(
  tx: Transaction,
  series: TaskSeriesRow,
  { from, now }: { from: string; now: Date },
): Promise<string> {
  const rest = scheduleBefore(series, from);
  const ended = { deletedAt: now, updatedAt: now };
  const isSeries = and(eq(taskSeries.circleId, series.circleId), eq(taskSeries.id, series.id));
  const isOfPart = and(
    eq(tasks.circleId, series.circleId),
    eq(tasks.seriesId, series.id),
    gte(tasks.ruleDay, from),
  );
  await tx
    .update(tasks)
    .set(ended)
    .where(and(isOfPart, isNull(tasks.deletedAt), ne(tasks.status, 'completed')));
  if (!rest) {
    await tx.update(taskSeries).set(ended).where(isSeries);
    return series.id;
  }
  const part = { ...series, ...scheduleFrom(series, from), ...ended, id: newSeriesId() };
  await tx.insert(taskSeries).values(part);
  await tx.update(tasks).set({ seriesId: part.id, repeat: part.repeat }).where(isOfPart);
  await tx.update(taskSeries).set({ lastDate: rest.lastDate, updatedAt: now }).where(isSeries);
  return part.id;
}
