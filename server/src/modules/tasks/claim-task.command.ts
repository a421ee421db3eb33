import { apiContract } from '@carecircle/contracts/api';
import { findMember } from '../../access/find-member';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { changeTask, lockTask, taskOf } from './task-rows';

export const claimTask = defineCommand(
  apiContract.care.claimTask,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockTask(tx, circle.id, input.taskId);
    if (row.status === 'completed') throw refuse('INVALID_STATE', { message: 'This task is completed.' });
    if (row.assigneeId === actor.id) return taskOf(row);
    if (row.assigneeId !== null) {
      const taker = await findMember(tx, circle.id, row.assigneeId);
      throw refuse('ALREADY_DONE', { message: `${taker?.name ?? 'Another member'} has taken this task.` });
    }
    const task = await changeTask(tx, row, { assigneeId: actor.id, updatedAt: now });
    await record('task.claimed', { task });
    return task;
  },
);
