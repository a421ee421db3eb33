import type { CheckInPause, DayRange } from '@carecircle/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { checkInPauses, type PauseRow } from './check-in-schedules.tables';

/** All pauses of a circle or of one recipient, past ones too, in their order. */
export function readPauses(reader: Reader, circleId: string, recipientId?: string): Promise<PauseRow[]> {
  return reader
    .select()
    .from(checkInPauses)
    .where(
      and(
        eq(checkInPauses.circleId, circleId),
        recipientId === undefined ? undefined : eq(checkInPauses.recipientId, recipientId),
      ),
    )
    .orderBy(asc(checkInPauses.from), asc(checkInPauses.id));
}

export function pauseOf({ createdAt, ...facts }: PauseRow): CheckInPause {
  return { ...facts, createdAt: createdAt.toISOString() };
}

export function daysOfPause({ from, until }: DayRange): DayRange {
  return { from, until };
}

/** Whether a pause is on a day or later. */
export function isNotOver({ until }: DayRange, day: string): boolean {
  return until === null || until >= day;
}
