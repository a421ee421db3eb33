import { and, between, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { zoneOfCircle } from '../../records/zone-of-circle';
import { ruleDayOf, seriesIdOf } from '../../recurrence/occurrence-id';
import { isRuleDay, nearDays, occurrenceReader, type Occurrence } from '../../recurrence/schedule';
import { minuteOf, timeOf } from '../../recurrence/zone-walls';
import { refuse } from '../../refuse';
import { calendarEventSeries, type CalendarEventSeriesRow } from './calendar-event-series.tables';
import { calendarEvents, type CalendarEventRow } from './calendar-events.tables';
import { requireRoomForEvents } from './require-room-in-calendar';

/** The row that an occurrence would have: what its series says of it. */
export function rowOfOccurrence(
  series: CalendarEventSeriesRow,
  { id, ruleDay, day, time }: Occurrence,
): CalendarEventRow {
  return {
    circleId: series.circleId,
    id,
    title: series.title,
    description: series.description,
    recipientId: series.recipientId,
    date: day,
    time,
    endTime: endOf(time, series.durationMinutes),
    type: series.type,
    place: series.place,
    doctor: series.doctor,
    reminder: series.reminder,
    status: 'pending',
    createdBy: series.createdBy,
    createdAt: series.createdAt,
    updatedAt: series.updatedAt,
    completedAt: null,
    deletedAt: null,
    needsDriver: series.needsDriver,
    driverId: series.driverId,
    companionId: series.companionId,
    seriesId: series.id,
    ruleDay,
    repeat: series.repeat,
    importUid: null,
  };
}

/** Minutes from a beginning to an end on the same day. */
export function durationOf({
  time,
  endTime,
}: {
  time: string | null;
  endTime: string | null;
}): number | null {
  return time === null || endTime === null ? null : minuteOf(endTime) - minuteOf(time);
}

// Far away an event may pass midnight: an event ends on its day.
function endOf(time: string | null, durationMinutes: number | null): string | null {
  if (time === null || durationMinutes === null) return null;
  return timeOf(Math.min(minuteOf(time) + durationMinutes, 24 * 60 - 1));
}

/** The series, held until the transaction ends; NOT_FOUND when the circle has none. */
export async function lockCalendarSeries(
  tx: Transaction,
  circleId: string,
  seriesId: string,
  strength: 'update' | 'share' = 'update',
): Promise<CalendarEventSeriesRow> {
  const [row] = await tx
    .select()
    .from(calendarEventSeries)
    .where(and(eq(calendarEventSeries.circleId, circleId), eq(calendarEventSeries.id, seriesId)))
    .for(strength);
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such event.' });
  return row;
}

/** Gives an occurrence the row of its own that a change of it needs; NOT_FOUND where no series has it. */
export async function makeOccurrence(
  tx: Transaction,
  circleId: string,
  calendarEventId: string,
): Promise<void> {
  const ruleDay = ruleDayOf(calendarEventId);
  const series = await lockCalendarSeries(tx, circleId, seriesIdOf(calendarEventId), 'share');
  if (series.deletedAt || !isRuleDay(series, ruleDay))
    throw refuse('NOT_FOUND', { message: 'There is no such event.' });
  await requireRoomForEvents(tx, circleId);
  const { at } = occurrenceReader(await zoneOfCircle(tx, circleId), ruleDay, ruleDay);
  const row = rowOfOccurrence(series, { id: calendarEventId, ruleDay, ...at(series, ruleDay) });
  await tx.insert(calendarEvents).values(row).onConflictDoNothing();
}

/** The events of a range of days on the circle's wall, with those that only their series says; in no order. */
export async function readCalendarEvents(
  db: Reader,
  circle: { id: string; timeZone: string },
  { from, to }: { from: string; to: string },
): Promise<CalendarEventRow[]> {
  const near = nearDays({ from, to });
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.circleId, circle.id),
        or(
          and(between(calendarEvents.date, from, to), isNull(calendarEvents.deletedAt)),
          and(isNotNull(calendarEvents.seriesId), between(calendarEvents.ruleDay, near.from, near.to)),
        ),
      ),
    );
  const series = await db
    .select()
    .from(calendarEventSeries)
    .where(
      and(
        eq(calendarEventSeries.circleId, circle.id),
        isNull(calendarEventSeries.deletedAt),
        lte(calendarEventSeries.firstDate, near.to),
        or(isNull(calendarEventSeries.lastDate), gte(calendarEventSeries.lastDate, near.from)),
      ),
    );
  const shown = rows.filter(({ date, deletedAt }) => !deletedAt && date >= from && date <= to);
  return [...shown, ...occurrencesOf(series, rows, circle.timeZone, { from, to })];
}

/** What series say of a range of days, but for the days of which `rows` say otherwise. */
export function occurrencesOf(
  series: readonly CalendarEventSeriesRow[],
  rows: readonly Pick<CalendarEventRow, 'seriesId' | 'ruleDay'>[],
  circleZone: string,
  { from, to }: { from: string; to: string },
): CalendarEventRow[] {
  const changed = new Set(
    rows.flatMap(({ seriesId, ruleDay }) => (seriesId ? [`${seriesId} ${ruleDay}`] : [])),
  );
  const reader = occurrenceReader(circleZone, from, to);
  const found: CalendarEventRow[] = [];
  for (const one of series)
    for (const occurrence of reader.within(one.id, one))
      if (changed.size === 0 || !changed.has(`${one.id} ${occurrence.ruleDay}`))
        found.push(rowOfOccurrence(one, occurrence));
  return found;
}
