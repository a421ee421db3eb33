import type { CalendarEvent } from '@carecircle/contracts';
import { nowMs, useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';
import { changeCalendarEvent } from '../calendar-days/calendar-event-patches';

/** It took place, or is called off; both can be taken back for 10 s (ALL-6). */
export function useEndCalendarEvent({ id: calendarEventId, title }: CalendarEvent) {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const reopening = useCommand('care.reopenCalendarEvent', {
    optimistic: () =>
      changeCalendarEvent(calendarEventId, (event) => ({ ...event, status: 'pending', completedAt: null })),
  });
  const completion = useCommand('care.completeCalendarEvent', {
    optimistic: () => {
      const completedAt = new Date(nowMs()).toISOString();
      return changeCalendarEvent(calendarEventId, (event) =>
        event.status === 'pending' ? { ...event, status: 'completed', completedAt } : event,
      );
    },
  });
  const cancellation = useCommand('care.cancelCalendarEvent', {
    optimistic: () => changeCalendarEvent(calendarEventId, (event) => ({ ...event, status: 'cancelled' })),
  });
  const reopen = () => reopening.send({ calendarEventId });
  return {
    gate: completion.gate,
    complete: () => offerUndo(t('now.done', { title }), completion.send({ calendarEventId }), reopen),
    cancel: () =>
      offerUndo(t('calendar.called-off', { title }), cancellation.send({ calendarEventId }), reopen),
  };
}
