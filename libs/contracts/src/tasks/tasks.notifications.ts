import type { NotificationRule } from '../notifications/notification-rule';

export const tasksNotifications = {
  'task-assigned': {
    event: 'task.added',
    type: 'task',
    priority: 'medium',
    audience: 'assignee',
    route: 'tasks',
  },
  'task-reassigned': {
    event: 'task.edited',
    type: 'task',
    priority: 'medium',
    audience: 'assignee',
    route: 'tasks',
  },
  'task-due': { event: 'task.reminded', type: 'task', priority: 'medium', audience: 'named', route: 'tasks' },
  'task-handed-back': {
    event: 'task.handed-back',
    type: 'task',
    priority: 'medium',
    audience: 'members',
    route: 'tasks',
  },
  'task-commented': {
    event: 'task-comment.added',
    type: 'task',
    priority: 'low',
    audience: 'assignee',
    route: 'tasks',
  },
  'task-completed': {
    event: 'task.completed',
    type: 'task',
    priority: 'low',
    audience: 'members',
    route: 'tasks',
  },
} satisfies Record<string, NotificationRule>;
