import type { NotificationRule } from '../notifications/notification-rule';

export const documentsNotifications = {
  'document-added': {
    event: 'document.added',
    type: 'document',
    priority: 'low',
    audience: 'members',
    route: 'vault',
  },
  'document-renewed': {
    event: 'document.renewed',
    type: 'document',
    priority: 'low',
    audience: 'members',
    route: 'vault',
  },
  'document-expiring': {
    event: 'document.expiring',
    type: 'document',
    priority: 'medium',
    audience: 'named',
    route: 'vault',
  },
} satisfies Record<string, NotificationRule>;
