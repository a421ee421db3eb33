import type { NotificationRule } from '../notifications/notification-rule';

export const helpNotifications = {
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
} satisfies Record<string, NotificationRule>;
