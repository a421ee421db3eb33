import * as z from 'zod';
import { Task, TaskInput, TaskStatus, taskFields } from '../entities/task';
import { Cursor, Id, PageLimit } from '../primitives';
import { command, edit, query } from './operation';

const area = 'care';
const task = { taskId: Id };

export const TaskPage = z.object({
  tasks: z.array(Task),
  nextCursor: Cursor.nullable(),
  /** How many tasks there are in each state, whatever the filter. */
  counts: z.object({ pending: z.int(), 'in-progress': z.int(), completed: z.int() }),
});

export const careContract = {
  listTasks: query({
    area,
    name: 'listTasks',
    summary: 'Tasks by due date: open ones soonest first, completed ones latest first',
    scope: 'circle',
    action: 'task:view',
    input: { status: TaskStatus.optional(), cursor: Cursor.optional(), limit: PageLimit },
    output: TaskPage,
  }),
  addTask: command({
    area,
    name: 'addTask',
    summary: 'Add a task',
    scope: 'circle',
    action: 'task:edit',
    input: { ...task, ...taskFields },
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
  claimTask: command({
    area,
    name: 'claimTask',
    summary: "Take a task that is 'Anyone in the circle'",
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
