import type { NotificationRule } from '../notifications/notification-rule';

export const careLogNotifications = {
  'hand-off-important': {
    event: 'hand-off-note.added',
    type: 'checkin',
    priority: 'high',
    audience: 'named',
    route: 'care-log',
  },
} satisfies Record<string, NotificationRule>;
