import { and, count, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { startOfDay } from '../../records/circle-days';
import { stepOf, type DaySteps } from '../../records/day-steps';
import { addDays } from '../../recurrence/day-number';
import { tasks, type TaskRow } from './tasks.tables';

type ZonedSteps = DaySteps & { timeZone: string };

/** How many tasks were completed in each step of a span, for this person or for nobody in particular (REP-1). */
export function readCompletedSteps(
  reader: Reader,
  span: ZonedSteps,
): Promise<{ step: number; completed: number }[]> {
  // Grouped by its place: the zone is a parameter, which two mentions would have twice.
  const day = sql`(${tasks.completedAt} at time zone ${span.timeZone})::date`;
  return reader
    .select({ step: stepOf(day, span), completed: count() })
    .from(tasks)
    .where(isCompletedIn(span))
    .groupBy(sql`1`);
}

/** The last tasks that were completed in a span, newest first. */
export function readLastCompleted(reader: Reader, span: ZonedSteps, limit: number): Promise<TaskRow[]> {
  return reader
    .select()
    .from(tasks)
    .where(isCompletedIn(span))
    .orderBy(desc(tasks.completedAt), desc(tasks.id))
    .limit(limit);
}

function isCompletedIn({ circleId, recipientId, timeZone, from, to }: ZonedSteps) {
  return and(
    eq(tasks.circleId, circleId),
    gte(tasks.completedAt, startOfDay(timeZone, from)),
    lt(tasks.completedAt, startOfDay(timeZone, addDays(to, 1))),
    or(eq(tasks.recipientId, recipientId), isNull(tasks.recipientId)),
    eq(tasks.status, 'completed'),
    isNull(tasks.deletedAt),
  );
}
