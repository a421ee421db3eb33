import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { requireShownTime } from '../../records/require-shown-time';
import { defineCommand } from '../../spine/define-command';
import { requirePeopleOfTask } from './require-people-of-task';
import { changeTask, lockTask, taskOf } from './task-rows';

/** Only the fields sent are written, so that two members who edit different fields both keep their work. */
export const editTask = defineCommand(
  apiContract.care.editTask,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockTask(tx, circle.id, input.taskId);
    requireSeen(taskOf(row), input.changes, input.seen);
    const changes = changedFields(row, input.changes);
    const changed = Object.keys(changes);
    if (changed.length === 0) return taskOf(row);
    if (changes.dueDate !== undefined || changes.dueTime !== undefined) {
      const { dueDate, dueTime } = { ...row, ...changes };
      requireShownTime(circle.timeZone, dueDate, { path: 'dueTime', time: dueTime });
    }
    await requirePeopleOfTask(tx, circle.id, changes);
    const task = await changeTask(tx, row, { ...changes, updatedAt: now });
    await record('task.edited', { task, changed });
    return task;
  },
);
