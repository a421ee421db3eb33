import { useLiveQuery } from '@carecircle/remote-kit';

/** Only the server knows what else the next 14 days bring: whatever happens, the board is read anew. */
const anew = () => undefined;

/** What nobody has taken yet of the next 14 days (TASK-3). */
export function useUncovered() {
  return useLiveQuery(
    'care.listUncovered',
    {},
    {
      on: {
        'task.added': anew,
        'task.edited': anew,
        'task.claimed': anew,
        'task.handed-back': anew,
        'task.completed': anew,
        'task.reopened': anew,
        'task.deleted': anew,
        'task.restored': anew,
        'task-series.changed': anew,
        'calendar-event.added': anew,
        'calendar-event.edited': anew,
        'calendar-event.completed': anew,
        'calendar-event.cancelled': anew,
        'calendar-event.reopened': anew,
        'calendar-event.deleted': anew,
        'calendar-event.restored': anew,
        'calendar-series.changed': anew,
        'calendar.imported': anew,
      },
    },
  );
}
