import type { NotificationFactsByRule } from '../../records/notification-facts';
import { preview } from '../../records/preview';

export const tasksNotificationFacts = {
  'task-assigned': ({ actorId, payload: { task } }) => ({
    actorId,
    ...assignment(task),
    gathers: { as: 'assigned' },
  }),
  'task-reassigned': ({ actorId, payload: { task, changed } }) =>
    changed?.includes('assigneeId') ? { actorId, ...assignment(task), gathers: { as: 'assigned' } } : null,
  'task-due': ({ payload: { task, toldIds } }) => ({
    actorId: null,
    personIds: toldIds,
    relatedId: task.id,
    search: `?task=${task.id}`,
    values: {
      ...{ title: task.title, day: task.dueDate, time: task.dueTime ?? 'none' },
      isYours: Number(task.assigneeId !== null),
    },
  }),
  'task-handed-back': ({ actorId, payload: { task } }) => ({ actorId, ...assignment(task) }),
  'task-commented': ({ actorId, payload: { comment, task } }) => ({
    actorId,
    personId: task.assigneeId,
    search: `?task=${task.id}`,
    relatedId: task.id,
    values: { title: task.title, preview: preview(comment.text) },
    gathers: { as: 'comments', of: task.id },
  }),
  'task-completed': ({ actorId, payload: { task } }) => ({
    actorId,
    ...assignment(task),
    gathers: { as: 'completed' },
  }),
} satisfies Partial<NotificationFactsByRule>;

function assignment(task: { id: string; title: string; assigneeId: string | null }) {
  return { personId: task.assigneeId, relatedId: task.id, values: { title: task.title } };
}
