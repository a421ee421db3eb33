import { useCommand } from '@carecircle/remote-kit';
import { changeTask } from '../task-lists/task-patches';

/** Edits the fields that were changed, so that two members who edit different ones both keep their work. */
export function useEditTask() {
  return useCommand('care.editTask', {
    optimistic: ({ taskId, changes }) => changeTask(taskId, (task) => ({ ...task, ...changes })),
  });
}
