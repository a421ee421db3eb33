import { needsRefetch } from '@carecircle/remote-kit';
import type { CalendarEvent, DomainEvent } from '@carecircle/contracts';
import { applyToDays, withoutRecord, type DayRange } from '../calendar-days/apply-to-days';

type Fact = `calendar-event.${'added' | 'edited' | 'completed' | 'cancelled' | 'reopened' | 'restored'}`;

/** What each fact about the calendar does to the events of these days. */
export function onCalendarEvents(range: DayRange) {
  const upsert = (events: CalendarEvent[], { payload: { calendarEvent } }: DomainEvent<Fact>) =>
    applyToDays(events, calendarEvent, calendarEvent.date, range);
  return {
    'calendar-event.added': upsert,
    'calendar-event.edited': upsert,
    'calendar-event.completed': upsert,
    'calendar-event.cancelled': upsert,
    'calendar-event.reopened': upsert,
    'calendar-event.restored': upsert,
    'calendar-event.deleted': (events: CalendarEvent[], { payload }: DomainEvent<'calendar-event.deleted'>) =>
      withoutRecord(events, payload.calendarEventId),
    // Which days a rule means the server knows: they are read anew.
    'calendar-series.changed': needsRefetch,
    'calendar.imported': needsRefetch,
  };
}
