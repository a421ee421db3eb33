import { nowMs, useCommand } from '@carecircle/remote-kit';
import { changeCalendarEvent } from './calendar-event-patches';

/** It took place. */
export function useCompleteCalendarEvent() {
  return useCommand('care.completeCalendarEvent', {
    optimistic: ({ calendarEventId }) => {
      const completedAt = new Date(nowMs()).toISOString();
      return changeCalendarEvent(calendarEventId, (event) =>
        event.status === 'pending' ? { ...event, status: 'completed', completedAt } : event,
      );
    },
  });
}
