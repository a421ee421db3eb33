import { useCommand } from '@carecircle/remote-kit';
import { changeCalendarEvent } from './calendar-event-patches';

/** It will not take place. */
export function useCancelCalendarEvent() {
  return useCommand('care.cancelCalendarEvent', {
    optimistic: ({ calendarEventId }) =>
      changeCalendarEvent(calendarEventId, (event) =>
        event.status === 'pending' ? { ...event, status: 'cancelled' } : event,
      ),
  });
}
