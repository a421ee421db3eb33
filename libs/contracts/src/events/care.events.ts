import * as z from 'zod';
import { Task } from '../entities/task';
import { Id } from '../primitives';
import { circleEvent } from './domain-event';

export const careEvents = {
  /** A task was added. */
  'task.added': circleEvent('task:view', { task: Task }),
  /** Fields of a task were edited; `changed` names them. */
  'task.edited': circleEvent('task:view', { task: Task, changed: z.array(z.string()).optional() }),
  /** A member took a task that was anyone's. */
  'task.claimed': circleEvent('task:view', { task: Task }),
  /** Somebody began a pending task. */
  'task.started': circleEvent('task:view', { task: Task }),
  /** A task is done; fires once per task, whoever taps twice. */
  'task.completed': circleEvent('task:view', { task: Task }),
  /** A task was hidden. */
  'task.deleted': circleEvent('task:view', { taskId: Id }),
  /** A hidden task came back. */
  'task.restored': circleEvent('task:view', { task: Task }),
};
