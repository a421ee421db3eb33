import type { Circle, Repeat, TaskInput } from '@carecircle/contracts';
import type { Transaction } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import { seriesIdOf } from '../../../recurrence/occurrence-id';
import { scheduleOf } from '../../../recurrence/schedule';
import { refuseEmptyRule, requireBeginning, zoneOfSeries } from '../../series';
import type { TaskSeriesRow } from './task-series.tables';

type Origin = Pick<TaskSeriesRow, 'createdBy' | 'createdAt' | 'updatedAt' | 'deletedAt'>;

/** What lies longer ago is not made up for: nobody wants a year of overdue tasks. */
const mostDaysAgo = 31;

/** The series that a task with a rule is, in the zone of whom it is about (TASK-3); refuses one that never happens. */
export async function newTaskSeries(
  tx: Transaction,
  circle: Pick<Circle, 'id' | 'timeZone'>,
  id: string,
  { dueDate, dueTime, ...fields }: TaskInput & Origin,
  repeat: Repeat,
): Promise<TaskSeriesRow> {
  requireBeginning('dueDate', dueDate, addDays(dayIn(circle.timeZone, fields.updatedAt), -mostDaysAgo));
  const timeZone = await zoneOfSeries(tx, circle, fields.recipientId);
  const schedule = scheduleOf({ day: dueDate, time: dueTime, repeat }, circle.timeZone, timeZone);
  if (!schedule) throw refuseEmptyRule();
  const madeUntil = addDays(schedule.firstDate, -1);
  return { ...fields, ...schedule, madeUntil, circleId: circle.id, id: seriesIdOf(id) };
}
