import type { DayRange } from '@carecircle/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import { recipients } from '../../circles';
import { daysOfPause, readPauses } from './pause-rows';

/**
 * The days that neither break nor count in anybody's streak: everyone whom the circle cared for then was paused (CHK-3). While one
 * of them was not, there was somebody to ask after.
 */
export async function readPausedDays(reader: Reader, circleId: string): Promise<DayRange[]> {
  const pauses = await readPauses(reader, circleId);
  if (pauses.length === 0) return [];
  const people = await reader
    .select({ id: recipients.id, timeZone: recipients.timeZone, createdAt: recipients.createdAt })
    .from(recipients)
    .where(eq(recipients.circleId, circleId))
    .orderBy(asc(recipients.createdAt), asc(recipients.id));
  const [first = [], ...others] = people.map(({ id, timeZone, createdAt }, index) => {
    const own = pauses.filter(({ recipientId }) => recipientId === id).map(daysOfPause);
    const before = { from: '0001-01-01', until: addDays(dayIn(timeZone, createdAt), -1) };
    return index === 0 ? own : [before, ...own];
  });
  return others.reduce(common, first);
}

/** The days that lie in one range of each list. */
function common(some: readonly DayRange[], others: readonly DayRange[]): DayRange[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const from = one.from > other.from ? one.from : other.from;
      const until = earlier(one.until, other.until);
      return until === null || from <= until ? [{ from, until }] : [];
    }),
  );
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
