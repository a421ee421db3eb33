import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

/** Only the server knows what else the next 14 days bring: whatever happens, the board is read anew. */
/** What nobody has taken yet of the next 14 days (TASK-3). */
export function useUncovered() {
  return useLiveQuery(
    'care.listUncovered',
    {},
    {
      on: {
        'task.added': needsRefetch,
        'task.edited': needsRefetch,
        'task.claimed': needsRefetch,
        'task.handed-back': needsRefetch,
        'task.completed': needsRefetch,
        'task.reopened': needsRefetch,
        'task.deleted': needsRefetch,
        'task.restored': needsRefetch,
        'task-series.changed': needsRefetch,
        'calendar-event.added': needsRefetch,
        'calendar-event.edited': needsRefetch,
        'calendar-event.completed': needsRefetch,
        'calendar-event.cancelled': needsRefetch,
        'calendar-event.reopened': needsRefetch,
        'calendar-event.deleted': needsRefetch,
        'calendar-event.restored': needsRefetch,
        'calendar-series.changed': needsRefetch,
        'calendar.imported': needsRefetch,
      },
    },
  );
}
