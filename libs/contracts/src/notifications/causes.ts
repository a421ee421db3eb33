import type { EventType } from '../events/event-map';
import type { NotificationType, Notification } from '../entities/notification';

/**
 * Whom a cause is told to; nobody is ever notified of their own act. `members` are those who may see the event, `everyone` is
 * every active member: what calls for help. `named` are those whom the event itself names, `concerned` the
 * same or, where it names nobody, the members. `giver` is whoever gives a dose, or all
 * who may log it where nobody is named (MED-6).
 */
export type NotificationAudience =
  'members' | 'everyone' | 'admins' | 'assignee' | 'subject' | 'recipient' | 'named' | 'concerned' | 'giver';

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
 * `<cause>.title` and `<cause>.message` in `notifications/messages/<locale>.json`.
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
  'task-handed-back': {
    event: 'task.handed-back',
    type: 'task',
    priority: 'medium',
    audience: 'members',
    link: '/tasks',
  },
  'task-commented': {
    event: 'task-comment.added',
    type: 'task',
    priority: 'low',
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
  'help-needed': {
    event: 'check-in.added',
    type: 'checkin',
    priority: 'urgent',
    audience: 'everyone',
    link: '/checkin',
  },
  'help-on-it': {
    event: 'help.claimed',
    type: 'checkin',
    priority: 'high',
    audience: 'everyone',
    link: '/checkin',
  },
  'help-handed-back': {
    event: 'help.handed-back',
    type: 'checkin',
    priority: 'urgent',
    audience: 'everyone',
    link: '/checkin',
  },
  'check-in-added': {
    event: 'check-in.added',
    type: 'checkin',
    priority: 'low',
    audience: 'members',
    link: '/checkin',
  },
  'check-in-reminder': {
    event: 'due-check-in.reminded',
    type: 'checkin',
    priority: 'medium',
    audience: 'named',
    link: '/checkin',
  },
  'check-in-due': {
    event: 'due-check-in.reminded',
    type: 'checkin',
    priority: 'high',
    audience: 'named',
    link: '/checkin',
  },
  'check-in-overdue': {
    event: 'due-check-in.reminded',
    type: 'checkin',
    priority: 'urgent',
    audience: 'named',
    link: '/checkin',
  },
  'check-in-on-it': {
    event: 'due-check-in.claimed',
    type: 'checkin',
    priority: 'medium',
    audience: 'members',
    link: '/checkin',
  },
  'event-added': {
    event: 'calendar-event.added',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/calendar',
  },
  'event-due': {
    event: 'calendar-event.due',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/calendar',
  },
  'events-imported': {
    event: 'calendar.imported',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/calendar',
  },
  'event-moved': {
    event: 'calendar-event.edited',
    type: 'event',
    priority: 'high',
    audience: 'concerned',
    link: '/calendar',
  },
  'event-cancelled': {
    event: 'calendar-event.cancelled',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/calendar',
  },
  'dose-due': {
    event: 'dose.due',
    type: 'medication',
    priority: 'high',
    audience: 'giver',
    link: '/medications',
  },
  'critical-dose-due': {
    event: 'dose.due',
    type: 'medication',
    priority: 'urgent',
    audience: 'giver',
    link: '/medications',
  },
  'dose-taken': {
    event: 'dose.taken',
    type: 'medication',
    priority: 'high',
    audience: 'members',
    link: '/medications',
  },
  'dose-missed': {
    event: 'dose.missed',
    type: 'medication',
    priority: 'high',
    audience: 'assignee',
    link: '/medications',
  },
  'critical-dose-missed': {
    event: 'dose.missed',
    type: 'medication',
    priority: 'urgent',
    audience: 'assignee',
    link: '/medications',
  },
  'dose-missed-unassigned': {
    event: 'dose.missed',
    type: 'medication',
    priority: 'high',
    audience: 'members',
    link: '/medications',
  },
  'critical-dose-missed-unassigned': {
    event: 'dose.missed',
    type: 'medication',
    priority: 'urgent',
    audience: 'members',
    link: '/medications',
  },
  'dose-still-missed': {
    event: 'dose.escalated',
    type: 'medication',
    priority: 'high',
    audience: 'assignee',
    link: '/medications',
  },
  'critical-dose-still-missed': {
    event: 'dose.escalated',
    type: 'medication',
    priority: 'urgent',
    audience: 'assignee',
    link: '/medications',
  },
  'hand-off-important': {
    event: 'hand-off-note.added',
    type: 'checkin',
    priority: 'high',
    audience: 'named',
    link: '/care-log',
  },
  'refill-needed': {
    event: 'medication.refill-planned',
    type: 'medication',
    priority: 'medium',
    audience: 'members',
    link: '/tasks',
  },
  'companion-asked': {
    event: 'calendar-event.companion-asked',
    type: 'event',
    priority: 'medium',
    audience: 'assignee',
    link: '/calendar',
  },
  'drive-handed-back': {
    event: 'calendar-event.drive-handed-back',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/tasks/coverage',
  },
  'points-earned': {
    event: 'points.awarded',
    type: 'achievement',
    priority: 'low',
    audience: 'subject',
    link: '/gamification',
  },
  'achievement-unlocked': {
    event: 'achievement.unlocked',
    type: 'achievement',
    priority: 'medium',
    audience: 'subject',
    link: '/gamification',
  },
  'challenge-completed': {
    event: 'challenge.completed',
    type: 'challenge',
    priority: 'low',
    audience: 'subject',
    link: '/gamification',
  },
  'podium-reached': {
    event: 'podium.reached',
    type: 'achievement',
    priority: 'medium',
    audience: 'subject',
    link: '/gamification',
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

/**
 * What is gathered in one item while it is unread, of points all that a day brought. The words for several are `<name>.many` in the
 * same catalogues, with their number as `count`.
 */
export const gatheredAs = [
  'assigned',
  'comments',
  'completed',
  'check-ins',
  'events',
  'doses-due',
  'doses-missed',
  'messages',
  'direct-messages',
  'points',
] as const;
export type GatheredAs = (typeof gatheredAs)[number];

/** What earns points, by the events that do; the day's item counts each. */
export const pointsDeeds = ['task.completed', 'check-in.added', 'dose.taken'] as const;

export type NotificationCauseName = keyof typeof notificationCauses;
