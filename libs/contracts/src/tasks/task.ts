import * as z from 'zod';
import { ClockTime, Day, Id, Instant, freeText, line } from '../primitives';
import { Repeat } from '../series/repeat';

export const TaskStatus = z.enum(['pending', 'in-progress', 'completed']);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** What a list of tasks is asked for: one state, or all that is not completed. */
export const TaskFilter = z.enum(['open', ...TaskStatus.options]);
export type TaskFilter = z.infer<typeof TaskFilter>;

/** The fields of a task that members edit (TASK-1). `assigneeId` null is the explicit 'Anyone in the circle'. */
export const taskFields = {
  title: line(200),
  description: freeText(4000),
  recipientId: Id.nullable(),
  assigneeId: Id.nullable(),
  dueDate: Day,
  dueTime: ClockTime.nullable(),
};

/** The fields of a task, each for itself; the same schema checks them in browser and server (ALL-3). */
export const TaskInput = z.strictObject(taskFields);
export type TaskInput = z.infer<typeof TaskInput>;

/** The same with how it repeats; left out where that stays as it is. */
export const TaskForm = z.strictObject({ ...taskFields, repeat: Repeat.nullable().optional() });

export const Task = z.object({
  id: Id,
  circleId: Id,
  ...taskFields,
  status: TaskStatus,
  createdBy: Id,
  createdAt: Instant,
  updatedAt: Instant,
  completedBy: Id.nullable(),
  completedAt: Instant.nullable(),
  /** The series that it was made from. */
  seriesId: Id.nullable().default(null),
  repeat: Repeat.nullable().default(null),
});
export type Task = z.infer<typeof Task>;
