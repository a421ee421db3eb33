import type { NotificationRule } from '../notifications/notification-rule';

export const checkInsNotifications = {
  'help-needed': {
    event: 'check-in.added',
    type: 'checkin',
    priority: 'urgent',
    audience: 'everyone',
    link: '/checkin',
    repeats: true,
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
    isSafety: true,
  },
  'check-in-overdue': {
    event: 'due-check-in.reminded',
    type: 'checkin',
    priority: 'urgent',
    audience: 'named',
    link: '/checkin',
    repeats: true,
  },
  'check-in-on-it': {
    event: 'due-check-in.claimed',
    type: 'checkin',
    priority: 'medium',
    audience: 'members',
    link: '/checkin',
  },
} satisfies Record<string, NotificationRule>;
