import type { Task } from '@carecircle/contracts';
import type { WallMoment } from '@carecircle/remote-kit';
import { doseState } from '../doses/dose-state';
import { dueState } from '../task-lists/due-state';
import type { DueDose } from './due-doses';

/** What one person cared for, or the circle itself (`recipientId` null), has to have done today. */
export interface DueNow {
  recipientId: string | null;
  /** Missed ones and those in turn, before all tasks. */
  doses: DueDose[];
  tasks: Task[];
  overdueCount: number;
}

interface DueThings {
  tasks: readonly Task[];
  doses: readonly DueDose[];
}

/**
 * Doses in turn, and open tasks that are overdue or due today, by person; everyone cared for is there, the circle only when it has some.
 * A task of a person who is not cared for any more counts to the circle.
 */
export function dueNow(
  { tasks, doses }: DueThings,
  recipientIds: readonly string[],
  now: WallMoment,
  timeMs: number,
): DueNow[] {
  const due = tasks.filter((task) => ['overdue', 'today'].includes(dueState(task, now)));
  const ownerOf = ({ recipientId }: Task) =>
    recipientId !== null && recipientIds.includes(recipientId) ? recipientId : null;
  return [...recipientIds, null]
    .map((recipientId) => {
      const own = due.filter((task) => ownerOf(task) === recipientId);
      const ownDoses = doses.filter(({ dose }) => dose.recipientId === recipientId);
      const lateDoses = ownDoses.filter(({ dose }) => doseState(dose, timeMs) !== 'due');
      const lateTasks = own.filter((task) => dueState(task, now) === 'overdue');
      const overdueCount = lateDoses.length + lateTasks.length;
      return { recipientId, doses: ownDoses, tasks: own, overdueCount };
    })
    .filter(({ recipientId, tasks: own }) => recipientId !== null || own.length > 0);
}
