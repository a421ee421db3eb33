import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { presentAssignee } from './require-people-of-task';
import { changeTask, lockTask, taskOf } from './task-rows';

/** Takes a completion back. A task that is open already stays as it is; who had left it meanwhile is no longer named. */
export const reopenTask = defineCommand(
  apiContract.care.reopenTask,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockTask(tx, circle.id, input.taskId);
    if (row.status !== 'completed') return taskOf(row);
    const task = await changeTask(tx, row, {
      status: input.status,
      assigneeId: await presentAssignee(tx, { ...row, status: input.status }),
      completedBy: null,
      completedAt: null,
      updatedAt: now,
    });
    await record('task.reopened', { task });
    return task;
  },
);
