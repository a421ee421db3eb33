import type { CalendarEvent } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';
import { hideCalendarEvent } from '../calendar-days/calendar-event-patches';

/** Deletes an event and offers Undo for 10 s (ALL-6). */
export function useDeleteCalendarEvent() {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const deletion = useCommand('care.deleteCalendarEvent', {
    optimistic: ({ calendarEventId }) => hideCalendarEvent(calendarEventId),
  });
  const restoring = useCommand('care.restoreCalendarEvent');
  const deleteCalendarEvent = ({ id: calendarEventId, title }: CalendarEvent) =>
    offerUndo(t('tasks.deleted', { title }), deletion.send({ calendarEventId }), () =>
      restoring.send({ calendarEventId }),
    );
  return { deleteCalendarEvent, gate: deletion.gate };
}
