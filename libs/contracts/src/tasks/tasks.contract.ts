import * as z from 'zod';
import { command, edit, query } from '../api/operation';
import { listLimits } from '../circles/circle-limits';
import { Cursor, Id, PageLimit } from '../primitives';
import { Repeat, SeriesScope } from '../series/repeat';
import { Task, TaskFilter, TaskInput, TaskStatus, taskFields } from './task';

const area = 'care';
const task = { taskId: Id };

export const TaskPage = z.object({
  tasks: z.array(Task).max(listLimits.page),
  nextCursor: Cursor.nullable(),
  /** How many tasks there are in each state, whatever the filter; what is open of a series counts once. */
  counts: z.object({ pending: z.int(), 'in-progress': z.int(), completed: z.int() }),
});

export const tasksContract = {
  listTasks: query({
    area,
    name: 'listTasks',
    summary: 'Tasks by due date: open ones soonest first, completed ones latest first',
    scope: 'circle',
    action: 'task:view',
    input: { status: TaskFilter.optional(), cursor: Cursor.optional(), limit: PageLimit },
    output: TaskPage,
  }),
  addTask: command({
    area,
    name: 'addTask',
    summary: 'Add a task, or with a rule one that repeats; answers the first',
    scope: 'circle',
    action: 'task:edit',
    input: { ...task, ...taskFields, repeat: Repeat.nullable().default(null) },
    output: Task,
  }),
  editTask: command({
    area,
    name: 'editTask',
    summary: 'Edit a task field by field',
    scope: 'circle',
    action: 'task:edit',
    input: { ...task, ...edit(TaskInput) },
    output: Task,
  }),
  editTaskSeries: command({
    area,
    name: 'editTaskSeries',
    summary:
      'Edit a task and the following ones, or all of its series; with a rule a task begins to repeat or repeats otherwise, with null it no longer does',
    scope: 'circle',
    action: 'task:edit',
    input: { ...task, seriesScope: SeriesScope, ...edit(TaskInput), repeat: Repeat.nullable().optional() },
    output: Task,
  }),
  deleteTaskSeries: command({
    area,
    name: 'deleteTaskSeries',
    summary: 'Hide a task and the following ones, or all of its series; they can be restored',
    scope: 'circle',
    action: 'task:edit',
    input: { ...task, seriesScope: SeriesScope },
    output: z.object({ seriesId: Id }),
  }),
  restoreTaskSeries: command({
    area,
    name: 'restoreTaskSeries',
    summary: 'Bring a deleted series of tasks back',
    scope: 'circle',
    action: 'task:edit',
    input: { seriesId: Id },
    output: z.object({ seriesId: Id }),
  }),
  claimTask: command({
    area,
    name: 'claimTask',
    summary: "Take a task that is 'Anyone in the circle'",
    scope: 'circle',
    action: 'task:edit',
    input: task,
    output: Task,
  }),
  handBackTask: command({
    area,
    name: 'handBackTask',
    summary: "Give an own open task back: it is 'Anyone in the circle' and pending again",
    scope: 'circle',
    action: 'task:edit',
    input: task,
    output: Task,
  }),
  startTask: command({
    area,
    name: 'startTask',
    summary: 'Pending to in progress',
    scope: 'circle',
    action: 'task:edit',
    input: task,
    output: Task,
  }),
  completeTask: command({
    area,
    name: 'completeTask',
    summary: 'Pending or in progress to completed',
    scope: 'circle',
    action: 'task:edit',
    input: task,
    output: Task,
  }),
  reopenTask: command({
    area,
    name: 'reopenTask',
    summary: 'Completed to pending or in progress, as it was before; the points go back too',
    scope: 'circle',
    action: 'task:edit',
    input: { ...task, status: TaskStatus.exclude(['completed']) },
    output: Task,
  }),
  deleteTask: command({
    area,
    name: 'deleteTask',
    summary: 'Hide a task; it can be restored',
    scope: 'circle',
    action: 'task:edit',
    input: task,
    output: z.object({ taskId: Id }),
  }),
  restoreTask: command({
    area,
    name: 'restoreTask',
    summary: 'Bring a deleted task back',
    scope: 'circle',
    action: 'task:edit',
    input: task,
    output: Task,
  }),
};
