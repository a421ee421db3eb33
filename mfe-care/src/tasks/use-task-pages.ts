import type { TaskStatus } from '@carecircle/contracts';
import { useLivePages } from '@carecircle/remote-kit';
import { onTaskPages } from '../task-lists/task-events';

/** A series is one row of up to two weeks: enough tasks for a list that fills the screen. */
const pageSize = 100;

/** The task list, all or of one status, page by page. */
export function useTaskPages(status: TaskStatus | undefined) {
  return useLivePages(
    'care.listTasks',
    { limit: pageSize, ...(status && { status }) },
    {
      next: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
      on: onTaskPages(status),
    },
  );
}
