import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { changeTask, lockTask } from './task-rows';

export const startTask = defineCommand(
  apiContract.care.startTask,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockTask(tx, circle.id, input.taskId);
    if (row.status !== 'pending') {
      throw refuse('INVALID_STATE', { message: `A task that is ${row.status} cannot be started.` });
    }
    const task = await changeTask(tx, row, { status: 'in-progress', updatedAt: now });
    await record('task.started', { task });
    return task;
  },
);
