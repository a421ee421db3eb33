import type { Task } from '@carecircle/contracts';
import type { WallMoment } from '@carecircle/remote-kit';
import { dueState } from '../tasks/due-state';

/** What one person cared for, or the circle itself (`recipientId` null), has to have done today. */
export interface DueNow {
  recipientId: string | null;
  tasks: Task[];
  overdueCount: number;
}

/**
 * Open tasks that are overdue or due today, by person; everyone cared for is there, the circle only when it has some.
 * A task of a person who is not cared for any more counts to the circle.
 */
export function dueNow(tasks: readonly Task[], recipientIds: readonly string[], now: WallMoment): DueNow[] {
  const due = tasks.filter((task) => ['overdue', 'today'].includes(dueState(task, now)));
  const ownerOf = ({ recipientId }: Task) =>
    recipientId !== null && recipientIds.includes(recipientId) ? recipientId : null;
  return [...recipientIds, null]
    .map((recipientId) => {
      const own = due.filter((task) => ownerOf(task) === recipientId);
      const overdueCount = own.filter((task) => dueState(task, now) === 'overdue').length;
      return { recipientId, tasks: own, overdueCount };
    })
    .filter(({ recipientId, tasks: own }) => recipientId !== null || own.length > 0);
}
