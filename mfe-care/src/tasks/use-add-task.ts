import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { showTask } from './task-patches';

/** Adds a task; it stands in the list at once (TASK-1). */
export function useAddTask() {
  const { circle, person } = useSession();
  return useCommand('care.addTask', {
    optimistic: ({ taskId, ...fields }) => {
      const now = new Date(nowMs()).toISOString();
      return showTask({
        ...fields,
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
