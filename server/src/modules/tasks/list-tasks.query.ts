import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { countTasks, readCompletedTasks, readOpenTasks } from './read-tasks';
import { cursorAfter, readTaskCursor } from './task-cursor';
import { taskOf } from './task-rows';

/** Open tasks first, soonest due first and all-day last within a day; then completed ones, latest first. */
export const listTasks = defineQuery(apiContract.care.listTasks, async ({ db, input, circle }) => {
  const { status, limit } = input;
  const after = readTaskCursor(input.cursor);
  const wanted = limit + 1;
  const skipsOpen = status === 'completed' || after?.part === 'completed';
  const open = skipsOpen ? [] : await readOpenTasks(db, circle.id, { status, after, limit: wanted });
  const skipsCompleted = (status !== undefined && status !== 'completed') || open.length === wanted;
  const completed = skipsCompleted
    ? []
    : await readCompletedTasks(db, circle.id, { after, limit: wanted - open.length });
  const rows = [...open, ...completed];
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    tasks: page.map(taskOf),
    nextCursor: last && rows.length > limit ? cursorAfter(last) : null,
    counts: await countTasks(db, circle.id),
  };
});
