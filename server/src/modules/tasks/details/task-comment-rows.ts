import type { Member, TaskComment } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { taskComments, type TaskCommentRow } from './task-details.tables';

export function taskCommentOf(row: TaskCommentRow): TaskComment {
  return {
    id: row.id,
    taskId: row.taskId,
    text: row.text,
    authorId: row.authorId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The author's own comment, also a deleted one; its task is held by the caller. */
export async function findOwnComment(
  tx: Transaction,
  actor: Member,
  { taskId, commentId }: { taskId: string; commentId: string },
): Promise<TaskCommentRow> {
  const [row] = await tx
    .select()
    .from(taskComments)
    .where(
      and(
        eq(taskComments.circleId, actor.circleId),
        eq(taskComments.taskId, taskId),
        eq(taskComments.id, commentId),
      ),
    );
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such comment.' });
  if (row.authorId !== actor.id) throw refuse('NOT_ALLOWED', { message: 'This comment is not yours.' });
  return row;
}

/** Hides a comment at this moment, or shows it again with null. */
export async function markCommentDeleted(
  tx: Transaction,
  row: TaskCommentRow,
  deletedAt: Date | null,
): Promise<TaskComment> {
  await tx
    .update(taskComments)
    .set({ deletedAt })
    .where(and(eq(taskComments.circleId, row.circleId), eq(taskComments.id, row.id)));
  return taskCommentOf(row);
}
