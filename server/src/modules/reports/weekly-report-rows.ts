import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Transaction } from '../../database/database';
import { periodOf } from '../../records/circle-days';
import { reportLetters, weeklyReports, type ReportLetterRow } from './reports.tables';

const hourOfLetters = 8;

/** Monday at eight in the circle's zone, after this moment. */
export function nextWeeklyMoment(timeZone: string, now: Date): Date {
  const { start } = periodOf('weekly', timeZone, now);
  const monday = Temporal.PlainDate.from(start);
  const at = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone, plainTime: { hour: hourOfLetters } }).epochMilliseconds);
  const first = at(monday);
  return first > now ? first : at(monday.add({ days: 7 }));
}

export function isWeeklyOf(circleId: string, memberId: string) {
  return and(eq(weeklyReports.circleId, circleId), eq(weeklyReports.memberId, memberId));
}

/** The letter of a week, once; null where it stands already. */
export async function addWeeklyLetter(
  tx: Transaction,
  letter: Pick<ReportLetterRow, 'circleId' | 'memberId' | 'week' | 'at'>,
): Promise<ReportLetterRow | null> {
  const row = { ...letter, id: randomUUID(), requestedBy: letter.memberId, status: 'waiting' as const };
  const [added] = await tx.insert(reportLetters).values(row).onConflictDoNothing().returning();
  return added ?? null;
}
