import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeTask, lockTask, taskOf } from './task-rows';

/** Whoever taps second gets the completed task as it stands: the event, and with it the points, exist once (TASK-2). */
export const completeTask = defineCommand(
  apiContract.care.completeTask,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockTask(tx, circle.id, input.taskId);
    if (row.status === 'completed') return taskOf(row);
    const task = await changeTask(tx, row, {
      status: 'completed',
      completedBy: actor.id,
      completedAt: now,
      updatedAt: now,
    });
    await record('task.completed', { task });
    return task;
  },
);
