import type { CalendarEvent } from '@carecircle/contracts';
import { patch } from '@carecircle/remote-kit';
import { applyToDays, withoutRecord } from './apply-to-days';

/** Shows an event at once on its day, before the server has answered. */
export function showCalendarEvent(event: CalendarEvent) {
  return [patch('care.listCalendarEvents', (events, range) => applyToDays(events, event, event.date, range))];
}

/** Shows a change of an event wherever it is known. */
export function changeCalendarEvent(id: string, change: (event: CalendarEvent) => CalendarEvent) {
  return [
    patch('care.listCalendarEvents', (events, range) => {
      const known = events.find((event) => event.id === id);
      const changed = known && change(known);
      return changed ? applyToDays(events, changed, changed.date, range) : events;
    }),
  ];
}

/** Hides an event from every day. */
export function hideCalendarEvent(id: string) {
  return [patch('care.listCalendarEvents', (events) => withoutRecord(events, id))];
}
