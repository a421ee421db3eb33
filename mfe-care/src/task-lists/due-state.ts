import type { Task } from '@carecircle/contracts';
import type { WallMoment } from '@carecircle/remote-kit';

export type DueState = 'overdue' | 'today' | 'tomorrow' | 'later';

type Due = Pick<Task, 'dueDate' | 'dueTime'>;

/** How near a task is. Without a time it is due until its day ends, with one until that minute is over. */
export function dueState({ dueDate, dueTime }: Due, now: WallMoment): DueState {
  if (dueDate < now.day) return 'overdue';
  if (dueDate === now.day) return dueTime !== null && dueTime < now.time ? 'overdue' : 'today';
  return dueDate === dayAfter(now.day) ? 'tomorrow' : 'later';
}

/** The calendar day after `day`, both `YYYY-MM-DD`. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
