import { taskDetailLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../../records/trash';
import { defineCommand } from '../../../spine/define-command';
import { requireRoom } from '../require-room';
import { findOwnComment, markCommentDeleted, taskCommentOf } from './task-comment-rows';
import { taskComments } from './task-details.tables';
import { lockTask } from '../task-rows';

export const restoreTaskComment = defineCommand(
  apiContract.care.restoreTaskComment,
  async ({ tx, input, circle, actor, now, record }) => {
    const task = await lockTask(tx, circle.id, input.taskId);
    const row = await findOwnComment(tx, actor, input);
    if (!row.deletedAt) return taskCommentOf(row);
    requireInTrash(row.deletedAt, now);
    await requireRoom(tx, task, taskComments, taskDetailLimits.comments);
    const comment = await markCommentDeleted(tx, row, null);
    await record('task-comment.restored', { comment });
    return comment;
  },
);
