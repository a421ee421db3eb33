import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { findOwnComment, markCommentDeleted } from './task-comment-rows';
import { lockTask } from '../task-rows';

export const deleteTaskComment = defineCommand(
  apiContract.care.deleteTaskComment,
  async ({ tx, input: { taskId, commentId }, circle, actor, now, record }) => {
    await lockTask(tx, circle.id, taskId);
    const row = await findOwnComment(tx, actor, { taskId, commentId });
    if (row.deletedAt) return { taskId, commentId };
    await markCommentDeleted(tx, row, now);
    await record('task-comment.deleted', { taskId, commentId });
    return { taskId, commentId };
  },
);
