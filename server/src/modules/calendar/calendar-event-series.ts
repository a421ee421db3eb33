import type { CalendarEventInput, Circle, Repeat } from '@carecircle/contracts';
import type { Transaction } from '../../database/database';
import { occurrenceId, seriesIdOf } from '../../recurrence/occurrence-id';
import { occurrenceAt, scheduleOf } from '../../recurrence/schedule';
import { refuseEmptyRule, requireBeginning, zoneOfSeries } from '../series';
import { durationOf, rowOfOccurrence } from './calendar-event-series-rows';
import type { CalendarEventSeriesRow } from './calendar-event-series.tables';
import type { CalendarEventRow } from './calendar-events.tables';

type Origin = Pick<
  CalendarEventSeriesRow,
  'createdBy' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'importUid'
>;

/** The series that an event with a rule is, in the zone of whom it is about (CAL-4); refuses one that never happens. */
export async function newCalendarSeries(
  tx: Transaction,
  circle: Pick<Circle, 'id' | 'timeZone'>,
  id: string,
  { date, time, endTime, ...fields }: CalendarEventInput & Origin,
  repeat: Repeat,
): Promise<CalendarEventSeriesRow> {
  requireBeginning('date', date);
  const timeZone = await zoneOfSeries(tx, circle, fields.recipientId);
  const schedule = scheduleOf({ day: date, time, repeat }, circle.timeZone, timeZone);
  if (!schedule) throw refuseEmptyRule();
  const durationMinutes = durationOf({ time, endTime });
  return { ...fields, ...schedule, durationMinutes, circleId: circle.id, id: seriesIdOf(id) };
}

/** The row that the first occurrence of a series would have. */
export function firstOccurrenceOf(series: CalendarEventSeriesRow, circleZone: string): CalendarEventRow {
  return occurrenceRow(series, series.firstDate, circleZone);
}

/** The row that the occurrence of a day of its rule would have. */
export function occurrenceRow(
  series: CalendarEventSeriesRow,
  ruleDay: string,
  circleZone: string,
): CalendarEventRow {
  const id = occurrenceId(series.id, ruleDay);
  return rowOfOccurrence(series, { id, ruleDay, ...occurrenceAt(series, ruleDay, circleZone) });
}
