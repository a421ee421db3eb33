import type { CalendarEvent, SeriesScope } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { useMessages } from '../words';

/** Deletes an event with the following ones or all of its series, and offers Undo for 10 s (ALL-6). */
export function useDeleteCalendarSeries() {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const deletion = useCommand('care.deleteCalendarSeries');
  const restoring = useCommand('care.restoreCalendarSeries');
  return ({ id: calendarEventId, title }: CalendarEvent, seriesScope: SeriesScope) => {
    const deleted = deletion.send({ calendarEventId, seriesScope });
    offerUndo(t('tasks.deleted', { title }), deleted, async () => {
      const outcome = await deleted;
      if (outcome.status === 'done') await restoring.send({ seriesId: outcome.output.seriesId });
    });
  };
}
