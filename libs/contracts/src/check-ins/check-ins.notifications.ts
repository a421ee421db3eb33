import type { NotificationRule } from '../notifications/notification-rule';

export const checkInsNotifications = {
  'help-needed': {
    event: 'check-in.added',
    type: 'checkin',
    priority: 'urgent',
    audience: 'everyone',
    route: 'check-in',
    repeats: true,
  },
  'check-in-added': {
    event: 'check-in.added',
    type: 'checkin',
    priority: 'low',
    audience: 'members',
    route: 'check-in',
  },
  'check-in-reminder': {
    event: 'due-check-in.reminded',
    type: 'checkin',
    priority: 'medium',
    audience: 'named',
    route: 'check-in',
  },
  'check-in-due': {
    event: 'due-check-in.reminded',
    type: 'checkin',
    priority: 'high',
    audience: 'named',
    route: 'check-in',
    isSafety: true,
  },
  'check-in-overdue': {
    event: 'due-check-in.reminded',
    type: 'checkin',
    priority: 'urgent',
    audience: 'named',
    route: 'check-in',
    repeats: true,
  },
  'check-in-on-it': {
    event: 'due-check-in.claimed',
    type: 'checkin',
    priority: 'medium',
    audience: 'members',
    route: 'check-in',
  },
} satisfies Record<string, NotificationRule>;
