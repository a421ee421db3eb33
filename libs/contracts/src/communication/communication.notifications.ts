import type { NotificationRule } from '../notifications/notification-rule';

export const communicationNotifications = {
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
} satisfies Record<string, NotificationRule>;
