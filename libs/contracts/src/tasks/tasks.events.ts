import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { Task } from './task';
import { Id } from '../primitives';
import { ChecklistItem, TaskComment } from './task-details';
import { circleEvent, ChangedFields } from '../events/domain-event';

export const tasksEvents = {
  /** A task was added. */
  'task.added': circleEvent('task:view', { task: Task }),
  /** Fields of a task were edited; `changed` names them. */
  'task.edited': circleEvent('task:view', { task: Task, changed: ChangedFields.optional() }),
  /** A member took a task that was anyone's. */
  'task.claimed': circleEvent('task:view', { task: Task }),
  /** Whoever had a task gave it back: nobody has it now. */
  'task.handed-back': circleEvent('task:view', { task: Task }),
  /** A task is due soon; `toldIds` are those who wanted to be reminded by now, each once (NOTE-4). */
  'task.reminded': circleEvent('task:view', { task: Task, toldIds: z.array(Id).max(circleLimits.members) }),
  /** Somebody began a pending task. */
  'task.started': circleEvent('task:view', { task: Task }),
  /** A task is done; fires once per task, whoever taps twice. */
  'task.completed': circleEvent('task:view', { task: Task }),
  /** A completed task is open again. */
  'task.reopened': circleEvent('task:view', { task: Task }),
  /** A task was hidden. */
  'task.deleted': circleEvent('task:view', { taskId: Id }),
  /** A hidden task came back. */
  'task.restored': circleEvent('task:view', { task: Task }),
  /** Tasks that repeat were added, edited, deleted or brought back: lists of tasks are read anew. */
  'task-series.changed': circleEvent('task:view', { seriesId: Id }),
  /** A step was added to a task's checklist. */
  'checklist-item.added': circleEvent('task:view', { item: ChecklistItem }),
  /** A step was ticked off, or is to be done after all. */
  'checklist-item.ticked': circleEvent('task:view', { item: ChecklistItem }),
  /** A step was hidden. */
  'checklist-item.deleted': circleEvent('task:view', { taskId: Id, itemId: Id }),
  /** A hidden step came back. */
  'checklist-item.restored': circleEvent('task:view', { item: ChecklistItem }),
  /** A member commented on a task; the task as it stood then. */
  'task-comment.added': circleEvent('task:view', { comment: TaskComment, task: Task }),
  /** A comment was hidden by its author. */
  'task-comment.deleted': circleEvent('task:view', { taskId: Id, commentId: Id }),
  /** A hidden comment came back. */
  'task-comment.restored': circleEvent('task:view', { comment: TaskComment }),
};
