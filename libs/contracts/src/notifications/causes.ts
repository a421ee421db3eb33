import type { EventType } from '../events/event-map';
import type { NotificationType, Notification } from '../entities/notification';

/** Whom a cause is told to; nobody is ever notified of their own act. */
export type NotificationAudience = 'members' | 'admins' | 'assignee' | 'subject' | 'recipient';

interface NotificationCause {
  event: EventType;
  type: NotificationType;
  priority: Notification['priority'];
  audience: NotificationAudience;
  /** Path that opening leads to. */
  link: string;
}

/**
 * Each cause of a notification with its type, priority, audience and link (NOTE-1). Its words are the message keys
 * `<cause>.title` and `<cause>.message` in `notifications/messages/<locale>.json`. `members` are those who may see the event.
 */
export const notificationCauses = {
  'task-assigned': {
    event: 'task.added',
    type: 'task',
    priority: 'medium',
    audience: 'assignee',
    link: '/tasks',
  },
  'task-reassigned': {
    event: 'task.edited',
    type: 'task',
    priority: 'medium',
    audience: 'assignee',
    link: '/tasks',
  },
  'task-completed': {
    event: 'task.completed',
    type: 'task',
    priority: 'low',
    audience: 'members',
    link: '/tasks',
  },
  'points-earned': {
    event: 'points.awarded',
    type: 'achievement',
    priority: 'low',
    audience: 'subject',
    link: '/more',
  },
  'message-received': {
    event: 'message.sent',
    type: 'message',
    priority: 'medium',
    audience: 'members',
    link: '/chat',
  },
  'direct-message-received': {
    event: 'direct-message.sent',
    type: 'message',
    priority: 'medium',
    audience: 'recipient',
    link: '/chat',
  },
  'member-requested': {
    event: 'member.requested',
    type: 'invite',
    priority: 'high',
    audience: 'admins',
    link: '/circle',
  },
  'member-joined': {
    event: 'member.joined',
    type: 'invite',
    priority: 'low',
    audience: 'members',
    link: '/circle',
  },
  'bill-paid': { event: 'bill.paid', type: 'bill', priority: 'low', audience: 'members', link: '/finance' },
  'automatic-payment-due': {
    event: 'transaction.added',
    type: 'bill',
    priority: 'medium',
    audience: 'members',
    link: '/finance',
  },
  'payment-reversed': {
    event: 'payment.reversed',
    type: 'bill',
    priority: 'low',
    audience: 'members',
    link: '/finance',
  },
  'role-changed': {
    event: 'member.role-changed',
    type: 'invite',
    priority: 'medium',
    audience: 'subject',
    link: '/circle',
  },
  'alert-raised': {
    event: 'alert.raised',
    type: 'emergency',
    priority: 'urgent',
    audience: 'members',
    link: '/emergency',
  },
  'alert-resolved': {
    event: 'alert.resolved',
    type: 'emergency',
    priority: 'high',
    audience: 'members',
    link: '/emergency',
  },
  'alert-false-alarm': {
    event: 'alert.resolved',
    type: 'emergency',
    priority: 'high',
    audience: 'members',
    link: '/emergency',
  },
} satisfies Record<string, NotificationCause>;

export type NotificationCauseName = keyof typeof notificationCauses;
