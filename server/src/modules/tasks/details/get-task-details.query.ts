import { apiContract } from '@carecircle/contracts/api';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { refuse } from '../../../refuse';
import { defineQuery } from '../../../spine/define-query';
import { checklistItemOf } from './checklist-item-rows';
import { taskCommentOf } from './task-comment-rows';
import { checklistItems, taskComments } from './task-details.tables';
import { isTaskToCome } from '../series/task-series-rows';
import { tasks } from '../tasks.tables';

/** Both lists are bounded by what a task can hold (`taskDetailLimits`), so they come whole. */
export const getTaskDetails = defineQuery(
  apiContract.care.getTaskDetails,
  async ({ db, input: { taskId }, circle }) => {
    const [task] = await db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.circleId, circle.id), eq(tasks.id, taskId), isNull(tasks.deletedAt)));
    if (!task && !(await isTaskToCome(db, circle.id, taskId)))
      throw refuse('NOT_FOUND', { message: 'There is no such task.' });
    const ofTask = (table: typeof checklistItems | typeof taskComments) =>
      and(eq(table.circleId, circle.id), eq(table.taskId, taskId), isNull(table.deletedAt));
    const items = await db
      .select()
      .from(checklistItems)
      .where(ofTask(checklistItems))
      .orderBy(asc(checklistItems.createdAt), asc(checklistItems.id));
    const comments = await db
      .select()
      .from(taskComments)
      .where(ofTask(taskComments))
      .orderBy(asc(taskComments.createdAt), asc(taskComments.id));
    return { checklist: items.map(checklistItemOf), comments: comments.map(taskCommentOf) };
  },
);
