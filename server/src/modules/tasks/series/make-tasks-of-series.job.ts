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
      .for('update');
    if (!series || series.deletedAt) return;
    const made = await makeDueTasks(unit, series);
    if (made) await unit.record.toCircle(circleId, 'task-series.changed', { seriesId });
  },
});

/**
 * Makes what is due in the next 14 days and was not made before, and plans the next look. What was made once is never made again:
 * `madeUntil` says how far, and the ids of occurrences are the same for everyone. Gives whether there is anything new.
 */
export async function makeDueTasks(
  { tx, now, schedule }: Pick<UnitOfWork, 'tx' | 'now' | 'schedule'>,
  series: TaskSeriesRow,
): Promise<boolean> {
  const { circleId, id: seriesId } = series;
  const zone = await zoneOfCircle(tx, circleId);
  const today = dayIn(zone, now);
  const until = addDays(today, coverageDays - 1);
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
  const hasMore = series.lastDate === null || series.lastDate > until;
  if (hasMore)
    await schedule(makeTasksOfSeries, { circleId, seriesId }, startOfDay(zone, addDays(today, 1)), {
      key: seriesId,
    });
  return made.length > 0;
}
