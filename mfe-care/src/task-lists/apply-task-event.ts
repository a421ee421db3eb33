import type { Task, TaskFilter, TaskStatus } from '@carecircle/contracts';
import type { ApiOutputs } from '@carecircle/contracts/api';
import { compareTasks } from './compare-tasks';
import { countRows } from './series-as-one';

export type TaskPage = ApiOutputs['care']['listTasks'];
type Counts = TaskPage['counts'];

/**
 * Puts a task as it stands now into pages of the task list, the first read page first. `status` is what the list was
 * asked for. Undefined when the pages do not tell which count the task left: the list must be read anew. Applying the same
 * task twice changes nothing more (TASK-2).
 */
export function applyTask(pages: TaskPage[], task: Task, status?: TaskFilter): TaskPage[] | undefined {
  const known = findTask(pages, task.id);
  if (known && known.updatedAt > task.updatedAt) return pages;
  const belongs = isAskedFor(task, status);
  if (!known && !(belongs && isInReach(pages, task))) return undefined;
  if (!known && status !== undefined && !isNew(task)) return undefined;
  if (known?.seriesId && !isWhole(pages)) return undefined;
  const counts = countsAfter(pages, known, task);
  const others = withoutId(pages, task.id);
  return (belongs ? inserted(others, task) : others).map((page) => ({ ...page, counts }));
}

/** Takes a task out of the pages; undefined when they do not hold it and might have counted it. */
export function applyTaskDeleted(
  pages: TaskPage[],
  taskId: string,
  status?: TaskFilter,
): TaskPage[] | undefined {
  const known = findTask(pages, taskId);
  if (!known) return status === undefined && isWhole(pages) ? pages : undefined;
  if (known.seriesId && !isWhole(pages)) return undefined;
  const counts = countsAfter(pages, known, undefined);
  return withoutId(pages, taskId).map((page) => ({ ...page, counts }));
}

// What came into a list from another state has left a count that this list does not show.
function isNew({ createdAt, updatedAt }: Task): boolean {
  return createdAt === updatedAt;
}

function isAskedFor(task: Task, status?: TaskFilter): boolean {
  if (status === 'open') return task.status !== 'completed';
  return status === undefined || status === task.status;
}

export function findTask(pages: readonly TaskPage[], taskId: string): Task | undefined {
  return pages.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
}

function countsAfter(pages: TaskPage[], before: Task | undefined, after: Task | undefined): Counts {
  const tasks = pages.flatMap((page) => page.tasks);
  const next = [...tasks.filter(({ id }) => id !== before?.id), ...(after ? [after] : [])];
  const [had, has] = [countRows(tasks), countRows(next)];
  const counts = { ...(pages[0]?.counts ?? { pending: 0, 'in-progress': 0, completed: 0 }) };
  for (const status of Object.keys(counts) as TaskStatus[]) counts[status] += has[status] - had[status];
  return counts;
}

// What lies after the last task read may be on the server already, counted but not shown.
function isInReach(pages: readonly TaskPage[], task: Task): boolean {
  const last = pages.at(-1)?.tasks.at(-1);
  return isWhole(pages) || (last !== undefined && compareTasks(task, last) < 0);
}

function isWhole(pages: readonly TaskPage[]): boolean {
  return pages.at(-1)?.nextCursor === null;
}

function inserted(pages: TaskPage[], task: Task): TaskPage[] {
  const target = pages.findIndex(
    ({ tasks }, index) => index === pages.length - 1 || tasks.some((other) => compareTasks(task, other) < 0),
  );
  return pages.map((page, index) =>
    index === target ? { ...page, tasks: [...page.tasks, task].sort(compareTasks) } : page,
  );
}

function withoutId(pages: TaskPage[], taskId: string): TaskPage[] {
  return pages.map((page) => ({ ...page, tasks: page.tasks.filter(({ id }) => id !== taskId) }));
}
