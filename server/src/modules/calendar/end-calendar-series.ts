import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { newSeriesId } from '../../recurrence/occurrence-id';
import { scheduleBefore, scheduleFrom } from '../../recurrence/schedule';
import { calendarEventSeries, type CalendarEventSeriesRow } from './calendar-event-series.tables';
import { calendarEvents } from './calendar-events.tables';

/**
 * Hides a series from one of its days on; gives the id under which that part can be restored. Rows are hidden at the same moment
 * as their series, so that restoring brings back these and none that was deleted before.
 */
export async function endCalendarSeries(
  tx: Transaction,
  series: CalendarEventSeriesRow,
  { from, now }: { from: string; now: Date },
): Promise<string> {
  const rest = scheduleBefore(series, from);
  const ended = { deletedAt: now, updatedAt: now };
  const isSeries = and(
    eq(calendarEventSeries.circleId, series.circleId),
    eq(calendarEventSeries.id, series.id),
  );
  const isOfPart = and(
    eq(calendarEvents.circleId, series.circleId),
    eq(calendarEvents.seriesId, series.id),
    gte(calendarEvents.ruleDay, from),
  );
  await tx
    .update(calendarEvents)
    .set(ended)
    .where(and(isOfPart, isNull(calendarEvents.deletedAt)));
  if (!rest) {
    await tx.update(calendarEventSeries).set(ended).where(isSeries);
    return series.id;
  }
  const part = { ...series, ...scheduleFrom(series, from), ...ended, id: newSeriesId(), importUid: null };
  await tx.insert(calendarEventSeries).values(part);
  await tx.update(calendarEvents).set({ seriesId: part.id, repeat: part.repeat }).where(isOfPart);
  await tx.update(calendarEventSeries).set({ lastDate: rest.lastDate, updatedAt: now }).where(isSeries);
  return part.id;
}
