import { taskDetailLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { requireRoom } from '../require-room';
import { taskCommentOf } from './task-comment-rows';
import { taskComments, type TaskCommentRow } from './task-details.tables';
import { lockTask, taskOf } from '../task-rows';

export const addTaskComment = defineCommand(
  apiContract.care.addTaskComment,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    const task = await lockTask(tx, circle.id, input.taskId);
    await requireRoom(tx, task, taskComments, taskDetailLimits.comments);
    const row: TaskCommentRow = {
      circleId: circle.id,
      id: input.commentId,
      taskId: task.id,
      text: input.text,
      authorId: actor.id,
      createdAt: now,
      deletedAt: null,
    };
    addRow(taskComments, row, () => refuse('ALREADY_DONE', { message: 'This comment was added before.' }));
    const comment = taskCommentOf(row);
    await record('task-comment.added', { comment, task: taskOf(task) });
    return comment;
  },
);
