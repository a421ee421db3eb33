import { coverageDays } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { dayIn, startOfDay } from '../../../records/circle-days';
import { zoneOfCircle } from '../../../records/zone-of-circle';
import { addDays } from '../../../recurrence/day-number';
import { occurrenceId } from '../../../recurrence/occurrence-id';
import { occurrenceAt, ruleDays } from '../../../recurrence/schedule';
import type { UnitOfWork } from '../../../spine/context';
import { defineJob, type Job } from '../../../spine/define-job';
import { insertTasks, taskOfOccurrence } from './task-series-rows';
import { taskSeries, type TaskSeriesRow } from './task-series.tables';

const payload = z.object({ circleId: Id, seriesId: Id });

/** Once a day: a repeating task gets its tasks of the next days, so that they can be claimed, commented and done (TASK-3). */
export const makeTasksOfSeries: Job<typeof payload> = defineJob({
  name: 'care.make-tasks-of-series',
  rank: 'idle',
  payload,
  async run({ payload: { circleId, seriesId }, ...unit }) {
    const [series] = await unit.tx
      .select()
      .from(taskSeries)
      .where(and(eq(taskSeries.circleId, circleId), eq(taskSeries.id, seriesId)))
      .for('no key update');
    if (!series || series.deletedAt) return;
    const made = await makeDueTasks(unit, series);
    if (made) await unit.record.toCircle(circleId, 'task-series.changed', { seriesId });
  },
});

/** Makes what is due in the next 14 days and was not made before, and plans the next look. Gives whether there is anything new. */
export async function makeDueTasks(
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'schedule'>,
  series: TaskSeriesRow,
): Promise<boolean> {
  const zone = await zoneOfCircle(unit.tx, series.circleId);
  const isNew = await makeTasksAhead(unit, series, zone);
  await planNextTasks(unit, series, zone);
  return isNew;
}

/**
 * Makes the rows alone. What was made once is never made again: `madeUntil` says how far, and the ids of occurrences are the same for
 * everyone.
 */
export async function makeTasksAhead(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  series: TaskSeriesRow,
  zone: string,
): Promise<boolean> {
  const { circleId, id: seriesId } = series;
  const until = lastDayAhead(zone, now);
  const days = ruleDays(series, addDays(series.madeUntil, 1), until);
  const rows = days.map((ruleDay) => {
    const occurrence = {
      id: occurrenceId(seriesId, ruleDay),
      ruleDay,
      ...occurrenceAt(series, ruleDay, zone),
    };
    return { ...taskOfOccurrence(series, occurrence), updatedAt: now };
  });
  const made = await insertTasks(tx, rows);
  if (until > series.madeUntil)
    await tx
      .update(taskSeries)
      .set({ madeUntil: until })
      .where(and(eq(taskSeries.circleId, circleId), eq(taskSeries.id, seriesId)));
  return made.length > 0;
}

/** Lets a series that goes on be looked at tomorrow. */
export async function planNextTasks(
  { now, schedule }: Pick<UnitOfWork, 'now' | 'schedule'>,
  { circleId, id: seriesId, lastDate }: TaskSeriesRow,
  zone: string,
): Promise<void> {
  if (lastDate !== null && lastDate <= lastDayAhead(zone, now)) return;
  const tomorrow = startOfDay(zone, addDays(dayIn(zone, now), 1));
  await schedule(makeTasksOfSeries, { circleId, seriesId }, tomorrow, { key: seriesId });
}

const lastDayAhead = (zone: string, now: Date) => addDays(dayIn(zone, now), coverageDays - 1);
