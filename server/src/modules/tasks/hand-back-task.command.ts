import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { changeTask, lockTask, taskOf } from './task-rows';

/** The member whose task it is cannot do it after all (TASK-3): nobody is on it any more, so it is pending again. */
export const handBackTask = defineCommand(
  apiContract.care.handBackTask,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockTask(tx, circle.id, input.taskId);
    if (row.status === 'completed') throw refuse('INVALID_STATE', { message: 'This task is completed.' });
    if (row.assigneeId === null) return taskOf(row);
    if (row.assigneeId !== actor.id)
      throw refuse('INVALID_STATE', { message: 'Only whoever has a task can hand it back.' });
    const task = await changeTask(tx, row, { assigneeId: null, status: 'pending', updatedAt: now });
    await record('task.handed-back', { task });
    return task;
  },
);
