import * as z from 'zod';
import { ChecklistItem, TaskComment, TaskDetails } from './task-details';
import { Id } from '../primitives';
import { command, query } from '../api/operation';

const area = 'care';
const item = { taskId: Id, itemId: Id };
const comment = { taskId: Id, commentId: Id };

export const taskDetailsContract = {
  getTaskDetails: query({
    area,
    name: 'getTaskDetails',
    summary: 'Checklist and comments of a task',
    scope: 'circle',
    action: 'task:view',
    input: { taskId: Id },
    output: TaskDetails,
  }),
  addChecklistItem: command({
    area,
    name: 'addChecklistItem',
    summary: 'Add a step to the checklist of a task',
    scope: 'circle',
    action: 'task:edit',
    input: { ...item, text: ChecklistItem.shape.text },
    output: ChecklistItem,
  }),
  tickChecklistItem: command({
    area,
    name: 'tickChecklistItem',
    summary: 'Say whether a step is done',
    scope: 'circle',
    action: 'task:edit',
    input: { ...item, isDone: z.boolean() },
    output: ChecklistItem,
  }),
  deleteChecklistItem: command({
    area,
    name: 'deleteChecklistItem',
    summary: 'Hide a step; it can be restored',
    scope: 'circle',
    action: 'task:edit',
    input: item,
    output: z.object(item),
  }),
  restoreChecklistItem: command({
    area,
    name: 'restoreChecklistItem',
    summary: 'Bring a deleted step back',
    scope: 'circle',
    action: 'task:edit',
    input: item,
    output: ChecklistItem,
  }),
  addTaskComment: command({
    area,
    name: 'addTaskComment',
    summary: 'Comment on a task',
    scope: 'circle',
    action: 'task:edit',
    input: { ...comment, text: TaskComment.shape.text },
    output: TaskComment,
  }),
  deleteTaskComment: command({
    area,
    name: 'deleteTaskComment',
    summary: 'Hide an own comment; it can be restored',
    scope: 'circle',
    action: 'task:edit',
    input: comment,
    output: z.object(comment),
  }),
  restoreTaskComment: command({
    area,
    name: 'restoreTaskComment',
    summary: 'Bring an own deleted comment back',
    scope: 'circle',
    action: 'task:edit',
    input: comment,
    output: TaskComment,
  }),
};
