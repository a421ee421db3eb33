import type { Task } from '@carecircle/contracts';
import type { WallMoment } from '@carecircle/remote-kit';
import { dueState, type DueState } from '../task-lists/due-state';

type TaskGroupName = DueState | 'completed';

export interface TaskGroup {
  name: TaskGroupName;
  tasks: Task[];
}

const names: readonly TaskGroupName[] = ['overdue', 'today', 'tomorrow', 'later', 'completed'];

/** Tasks under the headings of the list, in its order; headings without a task are left out. */
export function groupTasks(tasks: readonly Task[], now: WallMoment): TaskGroup[] {
  const nameOf = (task: Task) => (task.status === 'completed' ? 'completed' : dueState(task, now));
  return names
    .map((name) => ({ name, tasks: tasks.filter((task) => nameOf(task) === name) }))
    .filter((group) => group.tasks.length > 0);
}
