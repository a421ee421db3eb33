import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { calendarEventSeries, type CalendarEventSeriesRow } from '../calendar-event-series.tables';
import { calendarEvents, type CalendarEventRow } from '../calendar-events.tables';
import type { ImportPlan, PlannedRepeating, PlannedSingle } from './plan-import';

/** What stands in the calendar of earlier imports, by UID; what was deleted since may come anew. */
export async function readKnown(tx: Transaction, circleId: string, { singles, repeating }: ImportPlan) {
  const uids = [...singles, ...repeating].map(({ event }) => event.uid);
  const known = new Map<string, CalendarEventRow | CalendarEventSeriesRow>();
  if (uids.length === 0) return known;
  for (const table of [calendarEvents, calendarEventSeries]) {
    const rows = await tx
      .select()
      .from(table)
      .where(and(eq(table.circleId, circleId), inArray(table.importUid, uids), isNull(table.deletedAt)));
    for (const row of rows) known.set(row.importUid ?? '', row);
  }
  return known;
}

/** Whether what stands in the calendar says something else than the file, whoever changed it. */
export function isOther(
  row: CalendarEventRow | CalendarEventSeriesRow,
  planned: PlannedSingle | PlannedRepeating,
): boolean {
  const { title, place } = planned.event;
  if (row.title !== title || row.place !== place) return true;
  if ('times' in planned) {
    const { date, time, endTime } = planned.times;
    return !('date' in row) || row.date !== date || row.time !== time || row.endTime !== endTime;
  }
  const { startDate, time, timeZone } = planned.series.schedule;
  return 'date' in row || row.startDate !== startDate || row.time !== time || row.timeZone !== timeZone;
}
