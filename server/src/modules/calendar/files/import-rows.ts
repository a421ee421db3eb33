import { randomUUID } from 'node:crypto';
import { newSeriesId, occurrenceId } from '../../../recurrence/occurrence-id';
import { occurrenceAt } from '../../../recurrence/schedule';
import { rowOfOccurrence } from '../calendar-event-series-rows';
import type { CalendarEventSeriesRow } from '../calendar-event-series.tables';
import type { CalendarEventRow } from '../calendar-events.tables';
import type { FileEvent } from './file-event';
import type { PlannedRepeating, PlannedSingle } from './plan-import';

interface Origin {
  circleId: string;
  /** The zone of its wall. */
  circleZone: string;
  recipientId: string | null;
  createdBy: string;
  now: Date;
}

/** The row of an event that happens once. */
export function rowOfSingle({ event, times }: PlannedSingle, origin: Origin): CalendarEventRow {
  const { date, time, endTime } = times;
  return {
    ...factsOf(event, origin),
    ...{ id: randomUUID(), date, time, endTime },
    status: event.isCancelled ? 'cancelled' : 'pending',
    completedAt: null,
    seriesId: null,
    ruleDay: null,
    repeat: null,
  };
}

/** The row of a series, and those of its days on which it is otherwise or not at all. */
export function rowsOfSeries(
  { event, series, changed }: PlannedRepeating,
  origin: Origin,
): { row: CalendarEventSeriesRow; days: CalendarEventRow[] } {
  const { schedule, durationMinutes, excepted } = series;
  const row = { ...factsOf(event, origin), ...schedule, durationMinutes, id: newSeriesId() };
  const occurrence = (ruleDay: string) =>
    rowOfOccurrence(row, {
      ...{ id: occurrenceId(row.id, ruleDay), ruleDay },
      ...occurrenceAt(row, ruleDay, origin.circleZone),
    });
  const gone = excepted.map((day) => ({ ...occurrence(day), deletedAt: origin.now }));
  const others = changed.map(({ ruleDay, ...single }) => {
    const { title, description, place, date, time, endTime, status } = rowOfSingle(single, origin);
    return { ...occurrence(ruleDay), ...{ title, description, place, date, time, endTime, status } };
  });
  return { row, days: [...gone, ...others] };
}

function factsOf(event: FileEvent, { circleId, recipientId, createdBy, now }: Origin) {
  return {
    ...{ circleId, recipientId, createdBy, createdAt: now, updatedAt: now, deletedAt: null },
    title: event.title,
    description: event.description,
    type: 'other' as const,
    place: event.place,
    doctor: '',
    reminder: true,
    ...{ needsDriver: false, driverId: null, companionId: null },
    importUid: event.uid,
  };
}
