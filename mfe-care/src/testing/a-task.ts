import type { ChecklistItem, Task, TaskComment } from '@carecircle/contracts';
import { countRows } from '../task-lists/series-as-one';
import type { TaskPage } from '../task-lists/apply-task-event';

/** A task for tests; ids are made of one digit so that failures read well. */
export function aTask(digit: number, fields: Partial<Task> = {}): Task {
  return {
    id: idOf(digit),
    circleId: idOf(0),
    title: `Task ${digit}`,
    description: '',
    recipientId: null,
    assigneeId: null,
    dueDate: '2026-11-21',
    dueTime: null,
    status: 'pending',
    createdBy: idOf(9),
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    completedBy: null,
    completedAt: null,
    seriesId: null,
    repeat: null,
    ...fields,
  };
}

export function aTaskPage(tasks: Task[], more: Partial<TaskPage> = {}): TaskPage {
  return { tasks, nextCursor: null, counts: countRows(tasks), ...more };
}

/** Steps and comments of greater digits were added later. */
export function aChecklistItem(digit: number, fields: Partial<ChecklistItem> = {}): ChecklistItem {
  return {
    id: idOf(digit),
    taskId: idOf(2),
    text: `Step ${digit}`,
    createdAt: `2026-11-01T00:00:0${digit}.000Z`,
    doneBy: null,
    doneAt: null,
    ...fields,
  };
}

export function aTaskComment(digit: number, fields: Partial<TaskComment> = {}): TaskComment {
  return {
    id: idOf(digit),
    taskId: idOf(2),
    text: `Comment ${digit}`,
    authorId: idOf(9),
    createdAt: `2026-11-01T00:00:0${digit}.000Z`,
    ...fields,
  };
}

export function idOf(digit: number): string {
  return `00000000-0000-4000-8000-00000000000${digit}`;
}
