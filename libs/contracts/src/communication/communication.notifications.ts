import type { NotificationRule } from '../notifications/notification-rule';

export const communicationNotifications = {
  'message-received': {
    event: 'message.sent',
    type: 'message',
    priority: 'medium',
    audience: 'members',
    route: 'chat',
  },
  'direct-message-received': {
    event: 'direct-message.sent',
    type: 'message',
    priority: 'medium',
    audience: 'recipient',
    route: 'chat',
  },
  'file-received': {
    event: 'message.sent',
    type: 'message',
    priority: 'medium',
    audience: 'members',
    route: 'chat',
  },
  'direct-file-received': {
    event: 'direct-message.sent',
    type: 'message',
    priority: 'medium',
    audience: 'recipient',
    route: 'chat',
  },
  'urgent-message-received': {
    event: 'message.sent',
    type: 'message',
    priority: 'urgent',
    audience: 'members',
    route: 'chat',
    repeats: true,
  },
  'urgent-direct-message-received': {
    event: 'direct-message.sent',
    type: 'message',
    priority: 'urgent',
    audience: 'recipient',
    route: 'chat',
    repeats: true,
  },
} satisfies Record<string, NotificationRule>;
