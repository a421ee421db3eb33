import type { CalendarEvent } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { makeOccurrence } from './calendar-event-series-rows';
import { calendarEvents, type CalendarEventRow } from './calendar-events.tables';

export function calendarEventOf({
  deletedAt: _deletedAt,
  ruleDay: _ruleDay,
  importUid: _importUid,
  ...row
}: CalendarEventRow): CalendarEvent {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/** The event, held until the transaction ends; NOT_FOUND when the circle has none or it was deleted. */
export async function lockCalendarEvent(
  tx: Transaction,
  circleId: string,
  calendarEventId: string,
): Promise<CalendarEventRow> {
  const row = await lockCalendarEventEvenDeleted(tx, circleId, calendarEventId);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This event was deleted.' });
  return row;
}

/** An occurrence that only its series says gets a row of its own. */
export async function lockCalendarEventEvenDeleted(
  tx: Transaction,
  circleId: string,
  calendarEventId: string,
): Promise<CalendarEventRow> {
  const known = await lockRow(tx, circleId, calendarEventId);
  if (known) return known;
  await makeOccurrence(tx, circleId, calendarEventId);
  const made = await lockRow(tx, circleId, calendarEventId);
  if (!made) throw refuse('NOT_FOUND', { message: 'There is no such event.' });
  return made;
}

async function lockRow(
  tx: Transaction,
  circleId: string,
  calendarEventId: string,
): Promise<CalendarEventRow | undefined> {
  const [row] = await tx
    .select()
    .from(calendarEvents)
    .where(isCalendarEvent(circleId, calendarEventId))
    .for('no key update');
  return row;
}

/** Writes the fields that change and answers the event as it now stands. */
export async function changeCalendarEvent(
  tx: Transaction,
  row: CalendarEventRow,
  changes: Partial<CalendarEventRow>,
): Promise<CalendarEvent> {
  await tx.update(calendarEvents).set(changes).where(isCalendarEvent(row.circleId, row.id));
  return calendarEventOf({ ...row, ...changes });
}

function isCalendarEvent(circleId: string, calendarEventId: string) {
  return and(eq(calendarEvents.circleId, circleId), eq(calendarEvents.id, calendarEventId));
}
