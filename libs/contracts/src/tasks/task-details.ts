import * as z from 'zod';
import { taskDetailLimits } from './task-detail-limits';
import { Id, Instant, line, longText } from '../primitives';

/** One step of a task, ticked off by whoever did it (TASK-3). */
export const ChecklistItem = z.object({
  id: Id,
  taskId: Id,
  text: line(200),
  createdAt: Instant,
  doneBy: Id.nullable(),
  doneAt: Instant.nullable(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** What a member wrote below a task (TASK-3). */
export const TaskComment = z.object({
  id: Id,
  taskId: Id,
  text: longText(2000),
  authorId: Id,
  createdAt: Instant,
});
export type TaskComment = z.infer<typeof TaskComment>;

/** What a task holds besides its fields; both lists oldest first. */
export const TaskDetails = z.object({
  checklist: z.array(ChecklistItem).max(taskDetailLimits.checklist),
  comments: z.array(TaskComment).max(taskDetailLimits.comments),
});
export type TaskDetails = z.infer<typeof TaskDetails>;
