import { useCommand } from '@carecircle/remote-kit';
import { changeCalendarEvent } from '../calendar-days/calendar-event-patches';

/** Somebody else has to drive: the circle is asked. */
export function useHandBackDrive() {
  return useCommand('care.handBackDrive', {
    optimistic: ({ calendarEventId }) =>
      changeCalendarEvent(calendarEventId, (event) => ({ ...event, driverId: null, needsDriver: true })),
  });
}
