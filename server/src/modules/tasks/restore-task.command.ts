import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { presentAssignee } from './require-people-of-task';
import { changeTask, lockTaskEvenDeleted, taskOf } from './task-rows';

export const restoreTask = defineCommand(
  apiContract.care.restoreTask,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockTaskEvenDeleted(tx, circle.id, input.taskId);
    if (!row.deletedAt) return taskOf(row);
    requireInTrash(row.deletedAt, now);
    const assigneeId = await presentAssignee(tx, row);
    const task = await changeTask(tx, row, { assigneeId, deletedAt: null, updatedAt: now });
    await record('task.restored', { task });
    return task;
  },
);
