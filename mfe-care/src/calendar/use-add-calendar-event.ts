import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { showCalendarEvent } from '../calendar-days/calendar-event-patches';

/** Adds an event; it stands on its day at once (CAL-1). */
export function useAddCalendarEvent() {
  const { circle, person } = useSession();
  return useCommand('care.addCalendarEvent', {
    optimistic: ({ calendarEventId, repeat, ...fields }) => {
      // Only the server knows the days of a rule.
      if (repeat) return [];
      return showCalendarEvent({
        needsDriver: false,
        driverId: null,
        companionId: null,
        ...fields,
        seriesId: null,
        repeat: null,
        id: calendarEventId,
        circleId: circle.id,
        status: 'pending',
        createdBy: person.id,
        createdAt: new Date(nowMs()).toISOString(),
        // Older than anything the server says of it.
        updatedAt: '',
        completedAt: null,
      });
    },
  });
}
