import type { CalendarEvent, CalendarEventInput } from '@carecircle/contracts';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { askCompanions } from './ask-companions';
import { calendarEventOf } from './calendar-event-rows';
import { calendarEvents, type CalendarEventRow } from './calendar-events.tables';
import { requireRoomForEvents } from './require-room-in-calendar';

type NewEvent = CalendarEventInput & { calendarEventId: string };

/** Puts a single new event into a circle's calendar and tells it, whether a member adds it or something that they did asks for it. */
export async function putCalendarEvent(
  { tx, addRow, record, now }: Pick<UnitOfWork, 'tx' | 'addRow' | 'record' | 'now'>,
  circleId: string,
  createdBy: string,
  { calendarEventId, ...fields }: NewEvent,
): Promise<CalendarEvent> {
  await requireRoomForEvents(tx, circleId);
  const row: CalendarEventRow = {
    ...fields,
    ...{ circleId, id: calendarEventId, createdBy, createdAt: now, updatedAt: now, deletedAt: null },
    ...{ status: 'pending', completedAt: null, seriesId: null, ruleDay: null, repeat: null, importUid: null },
  };
  addRow(calendarEvents, row, () => refuse('ALREADY_DONE', { message: 'This event was added before.' }));
  const calendarEvent = calendarEventOf(row);
  await record('calendar-event.added', { calendarEvent });
  await askCompanions(record, calendarEvent);
  return calendarEvent;
}
