import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { showTask } from '../task-lists/task-patches';

/** Adds a task; it stands in the list at once (TASK-1). */
export function useAddTask() {
  const { circle, person } = useSession();
  return useCommand('care.addTask', {
    optimistic: ({ taskId, repeat, ...fields }) => {
      // Only the server knows the days of a rule.
      if (repeat) return [];
      const now = new Date(nowMs()).toISOString();
      return showTask({
        ...fields,
        seriesId: null,
        repeat: null,
        id: taskId,
        circleId: circle.id,
        status: 'pending',
        createdBy: person.id,
        createdAt: now,
        // Older than anything the server says of it.
        updatedAt: '',
        completedBy: null,
        completedAt: null,
      });
    },
  });
}
