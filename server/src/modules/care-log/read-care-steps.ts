import { and, between, count, desc, eq, gte, isNull, lt, sum } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { startOfDay } from '../../records/circle-days';
import { stepOf, type DaySteps } from '../../records/day-steps';
import { addDays } from '../../recurrence/day-number';
import { careTimes, handOffNotes, type HandOffNoteRow } from './care-log.tables';

export interface CareStep {
  step: number;
  memberId: string;
  minutes: number;
}

/** Confirmed minutes of care by member in each step of a span (CARE-1, REP-1). */
export function readCareSteps(reader: Reader, span: DaySteps): Promise<CareStep[]> {
  const step = stepOf(careTimes.day, span);
  return reader
    .select({ step, memberId: careTimes.memberId, minutes: sum(careTimes.minutes).mapWith(Number) })
    .from(careTimes)
    .where(
      and(
        eq(careTimes.circleId, span.circleId),
        eq(careTimes.recipientId, span.recipientId),
        between(careTimes.day, span.from, span.to),
        isNull(careTimes.deletedAt),
      ),
    )
    .groupBy(step, careTimes.memberId);
}

/** Hand-off notes of a span, newest first, and how many there are. */
export async function readHandOffNotes(
  reader: Reader,
  span: DaySteps & { timeZone: string },
  limit: number,
): Promise<{ count: number; rows: HandOffNoteRow[] }> {
  const isOfSpan = and(
    eq(handOffNotes.circleId, span.circleId),
    eq(handOffNotes.recipientId, span.recipientId),
    gte(handOffNotes.createdAt, startOfDay(span.timeZone, span.from)),
    lt(handOffNotes.createdAt, startOfDay(span.timeZone, addDays(span.to, 1))),
    isNull(handOffNotes.deletedAt),
  );
  const rows = await reader
    .select()
    .from(handOffNotes)
    .where(isOfSpan)
    .orderBy(desc(handOffNotes.createdAt), desc(handOffNotes.id))
    .limit(limit);
  const [all] = await reader.select({ count: count() }).from(handOffNotes).where(isOfSpan);
  return { count: all?.count ?? 0, rows };
}
