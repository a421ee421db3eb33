import type { TaskStatus } from '@carecircle/contracts';
import { useLivePages } from '@carecircle/remote-kit';
import { onTaskPages } from './task-events';

const pageSize = 30;

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
