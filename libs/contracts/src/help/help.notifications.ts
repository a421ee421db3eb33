import type { NotificationRule } from '../notifications/notification-rule';

export const helpNotifications = {
  'help-on-it': {
    event: 'help.claimed',
    type: 'checkin',
    priority: 'high',
    audience: 'everyone',
    route: 'check-in',
    isSafety: true,
  },
  'help-handed-back': {
    event: 'help.handed-back',
    type: 'checkin',
    priority: 'urgent',
    audience: 'everyone',
    route: 'check-in',
    repeats: true,
  },
} satisfies Record<string, NotificationRule>;
