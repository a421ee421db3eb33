import { patch } from '@carecircle/remote-kit';
import { withoutRecord } from '../calendar-days/apply-to-days';

/** Takes what somebody has just taken off the board, before the server has answered. */
export function hideUncovered(id: string) {
  return [
    patch('care.listUncovered', ({ tasks, calendarEvents, more }) => ({
      more,
      tasks: withoutRecord(tasks, id),
      calendarEvents: withoutRecord(calendarEvents, id),
    })),
  ];
}
