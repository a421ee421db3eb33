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
  'file-received': {
    event: 'message.sent',
    type: 'message',
    priority: 'medium',
    audience: 'members',
    link: '/chat',
  },
  'direct-file-received': {
    event: 'direct-message.sent',
    type: 'message',
    priority: 'medium',
    audience: 'recipient',
    link: '/chat',
  },
  'urgent-message-received': {
    event: 'message.sent',
    type: 'message',
    priority: 'urgent',
    audience: 'members',
    link: '/chat',
    repeats: true,
  },
  'urgent-direct-message-received': {
    event: 'direct-message.sent',
    type: 'message',
    priority: 'urgent',
    audience: 'recipient',
    link: '/chat',
    repeats: true,
  },
} satisfies Record<string, NotificationRule>;
