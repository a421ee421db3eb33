import { apiContract } from '@carecircle/contracts/api';
import { requireShownTime } from '../../records/require-shown-time';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { makeDueTasks } from './series/make-tasks-of-series.job';
import { newTaskSeries } from './series/new-task-series';
import { putTask } from './put-task';
import { requirePeopleOfTask } from './require-people-of-task';
import { requireRoomForTaskSeries } from './series/require-room-for-task-series';
import { taskOf } from './task-rows';
import { taskOfDay } from './series/task-series-rows';
import { taskSeries } from './series/task-series.tables';

/** One task, or with a rule a series of them, of which the first is told (TASK-1, TASK-3). */
export const addTask = defineCommand(
  apiContract.care.addTask,
  async ({ input: { repeat, ...input }, circle, actor, ...unit }) => {
    const { tx, now, record, schedule } = unit;
    requireShownTime(circle.timeZone, input.dueDate, { path: 'dueTime', time: input.dueTime });
    await requirePeopleOfTask(tx, circle.id, input);
    if (!repeat) return putTask(unit, circle.id, actor.id, input);
    await requireRoomForTaskSeries(tx, circle.id);
    const { taskId, circleId: _circleId, commandId: _commandId, ...fields } = input;
    const origin = { createdBy: actor.id, createdAt: now, updatedAt: now, deletedAt: null };
    const series = await newTaskSeries(tx, circle, taskId, { ...fields, ...origin }, repeat);
    const [written] = await tx.insert(taskSeries).values(series).onConflictDoNothing().returning();
    if (!written) throw refuse('ALREADY_DONE', { message: 'This task was added before.' });
    await makeDueTasks({ tx, now, schedule }, series);
    const task = taskOf(taskOfDay(series, series.firstDate, circle.timeZone));
    await record('task.added', { task });
    await record('task-series.changed', { seriesId: series.id });
    return task;
  },
);
