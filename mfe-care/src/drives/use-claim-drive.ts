import { useCommand, useSession } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { hideUncovered } from '../uncovered/coverage-patches';
import { useMessages } from '../words';
import { changeCalendarEvent } from '../calendar-days/calendar-event-patches';

/** 'I’ll drive'. Who comes second is told calmly that somebody drives already. */
export function useClaimDrive() {
  const t = useMessages();
  const { person } = useSession();
  return useCommand('care.claimDrive', {
    optimistic: ({ calendarEventId }) => [
      ...changeCalendarEvent(calendarEventId, (event) =>
        event.driverId === null ? { ...event, driverId: person.id } : event,
      ),
      ...hideUncovered(calendarEventId),
    ],
    onRefused: ({ code }) =>
      showToast({ text: t(code === 'ALREADY_DONE' ? 'company.taken' : 'company.gone'), tone: 'info' }),
  });
}
