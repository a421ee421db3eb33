import { useCommand } from '@carecircle/remote-kit';
import { changeCalendarEvent } from '../calendar-days/calendar-event-patches';

/** Edits the fields that were changed, so that two members who edit different ones both keep their work. */
export function useEditCalendarEvent() {
  return useCommand('care.editCalendarEvent', {
    optimistic: ({ calendarEventId, changes }) =>
      changeCalendarEvent(calendarEventId, (event) => ({ ...event, ...changes })),
  });
}
