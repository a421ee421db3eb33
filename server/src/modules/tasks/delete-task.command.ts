import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeTask, lockTaskEvenDeleted } from './task-rows';

export const deleteTask = defineCommand(
  apiContract.care.deleteTask,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockTaskEvenDeleted(tx, circle.id, input.taskId);
    if (row.deletedAt) return { taskId: row.id };
    await changeTask(tx, row, { deletedAt: now, updatedAt: now });
    await record('task.deleted', { taskId: row.id });
    return { taskId: row.id };
  },
);
