import { and, between, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { nearDays, occurrenceReader, type Occurrence } from '../../recurrence/schedule';
import { partsOfDays, type PartsOfDays, type Placed, scheduleColumns } from '../series';
import { rowOfOccurrence } from './calendar-event-series-rows';
import { calendarEventSeries } from './calendar-event-series.tables';
import { calendarEvents, type CalendarEventRow } from './calendar-events.tables';

interface Asked {
  from: string;
  to: string;
  /** The one of the day from which to go on. */
  after?: Pick<Placed, 'time' | 'id'>;
}

type PlacedEvent = Placed & { occurrence: (Occurrence & { seriesId: string }) | null };

/** What an event takes in an answer, with what it takes beside its texts. */
const sizeOf = (table: typeof calendarEvents | typeof calendarEventSeries) =>
  sql<number>`octet_length(${table.title}) + octet_length(${table.description}) + octet_length(${table.place}) + octet_length(${table.doctor}) + 700`;

/** The first events of each of some days on the circle's wall, with those that only their series says; texts are read of these alone. */
export async function readPartsOfEvents(
  db: Reader,
  circle: { id: string; timeZone: string },
  asked: Asked,
): Promise<PartsOfDays<CalendarEventRow>> {
  const { shown, more } = await placeEvents(db, circle, asked);
  const seriesIds = [...new Set(shown.flatMap(({ occurrence }) => occurrence?.seriesId ?? []))];
  const eventIds = shown.flatMap(({ id, occurrence }) => (occurrence ? [] : [id]));
  const [rows, series] = await Promise.all([
    eventIds.length === 0
      ? []
      : db
          .select()
          .from(calendarEvents)
          .where(and(eq(calendarEvents.circleId, circle.id), inArray(calendarEvents.id, eventIds))),
    seriesIds.length === 0
      ? []
      : db
          .select()
          .from(calendarEventSeries)
          .where(
            and(eq(calendarEventSeries.circleId, circle.id), inArray(calendarEventSeries.id, seriesIds)),
          ),
  ]);
  const known = new Map([...rows, ...series].map((row) => [row.id, row]));
  const rowOf = ({ id, occurrence }: PlacedEvent) => {
    const row = known.get(occurrence?.seriesId ?? id);
    if (row && 'date' in row) return [row];
    return row && occurrence ? [rowOfOccurrence(row, occurrence)] : [];
  };
  return { shown: shown.flatMap(rowOf), more };
}

/** The same without what is read of them; how many more there are. */
export async function placeEvents(
  db: Reader,
  circle: { id: string; timeZone: string },
  { from, to, after }: Asked,
): Promise<PartsOfDays<PlacedEvent>> {
  const near = nearDays({ from, to });
  const { id, date, time, seriesId, ruleDay, deletedAt } = calendarEvents;
  const rows = await db
    .select({ id, day: date, time, seriesId, ruleDay, deletedAt, size: sizeOf(calendarEvents) })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.circleId, circle.id),
        or(
          and(between(date, from, to), isNull(deletedAt)),
          and(isNotNull(seriesId), between(ruleDay, near.from, near.to)),
        ),
      ),
    );
  const series = await db
    .select({ ...scheduleColumns(calendarEventSeries), size: sizeOf(calendarEventSeries) })
    .from(calendarEventSeries)
    .where(
      and(
        eq(calendarEventSeries.circleId, circle.id),
        isNull(calendarEventSeries.deletedAt),
        lte(calendarEventSeries.firstDate, near.to),
        or(isNull(calendarEventSeries.lastDate), gte(calendarEventSeries.lastDate, near.from)),
      ),
    );
  const placed: PlacedEvent[] = rows
    .filter((row) => !row.deletedAt && row.day >= from && row.day <= to)
    .map((row) => ({ ...row, occurrence: null }));
  const changed = new Set(rows.flatMap((row) => (row.seriesId ? [`${row.seriesId} ${row.ruleDay}`] : [])));
  const reader = occurrenceReader(circle.timeZone, from, to);
  for (const { size, ...schedule } of series)
    for (const occurrence of reader.within(schedule.id, schedule))
      if (changed.size === 0 || !changed.has(`${schedule.id} ${occurrence.ruleDay}`)) {
        const { id: ofDay, day, time: at } = occurrence;
        placed.push({ id: ofDay, day, time: at, size, occurrence: { ...occurrence, seriesId: schedule.id } });
      }
  return partsOfDays(placed, after);
}
