import type { NotificationRule } from '../notifications/notification-rule';

export const callsNotifications = {
  'call-ringing': {
    event: 'call.started',
    type: 'message',
    priority: 'urgent',
    audience: 'recipient',
    route: 'chat',
  },
  'call-missed': {
    event: 'call.missed',
    type: 'message',
    priority: 'high',
    audience: 'recipient',
    route: 'chat',
  },
} satisfies Record<string, NotificationRule>;
