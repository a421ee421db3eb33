import { and, between, count, countDistinct, desc, eq, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { stepOf, type DaySteps } from '../../records/day-steps';
import { checkIns, type CheckInRow } from './check-ins.tables';

export interface CheckInStep {
  step: number;
  checkIns: number;
  /** With a check-in. */
  days: number;
  safe: number;
  ok: number;
  needsHelp: number;
  /** Sum of the moods that were told, and how many were. */
  mood: number;
  moods: number;
}

/** How somebody was found over a span of days (REP-1). */
export function readCheckInSteps(reader: Reader, span: DaySteps): Promise<CheckInStep[]> {
  const step = stepOf(checkIns.day, span);
  const ofStatus = (status: CheckInRow['status']) =>
    sql`count(*) filter (where ${checkIns.status} = ${status})`.mapWith(Number);
  return reader
    .select({
      step,
      checkIns: count(),
      days: countDistinct(checkIns.day),
      safe: ofStatus('safe'),
      ok: ofStatus('ok'),
      needsHelp: ofStatus('needs-help'),
      mood: sql`coalesce(sum(${checkIns.mood}), 0)`.mapWith(Number),
      moods: count(checkIns.mood),
    })
    .from(checkIns)
    .where(isIn(span))
    .groupBy(step);
}

/** What was noted at check-ins, newest first, and how many notes there are. */
export async function readCheckInNotes(
  reader: Reader,
  span: DaySteps,
  limit: number,
): Promise<{ count: number; rows: CheckInRow[] }> {
  const withNotes = and(isIn(span), ne(checkIns.notes, ''));
  const rows = await reader
    .select()
    .from(checkIns)
    .where(withNotes)
    .orderBy(desc(checkIns.createdAt), desc(checkIns.id))
    .limit(limit);
  const [all] = await reader.select({ count: count() }).from(checkIns).where(withNotes);
  return { count: all?.count ?? 0, rows };
}

function isIn({ circleId, recipientId, from, to }: DaySteps) {
  return and(
    eq(checkIns.circleId, circleId),
    eq(checkIns.recipientId, recipientId),
    between(checkIns.day, from, to),
  );
}
