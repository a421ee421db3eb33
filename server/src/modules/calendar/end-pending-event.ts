import type { UnitOfWork } from '../../spine/context';
import { changeCalendarEvent, lockCalendarEventEvenDeleted } from './calendar-event-rows';

/** Completes or cancels a single event because of something else; one that was deleted or has ended stays as it is. */
export async function endPendingEvent(
  { tx, record, now }: Pick<UnitOfWork, 'tx' | 'record' | 'now'>,
  circleId: string,
  calendarEventId: string,
  status: 'completed' | 'cancelled',
): Promise<void> {
  const row = await lockCalendarEventEvenDeleted(tx, circleId, calendarEventId);
  if (row.deletedAt || row.status !== 'pending') return;
  const completedAt = status === 'completed' ? now : null;
  const calendarEvent = await changeCalendarEvent(tx, row, { status, completedAt, updatedAt: now });
  await record(`calendar-event.${status}`, { calendarEvent });
}
