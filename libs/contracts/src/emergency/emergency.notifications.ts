import type { NotificationRule } from '../notifications/notification-rule';

export const emergencyNotifications = {
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
} satisfies Record<string, NotificationRule>;
