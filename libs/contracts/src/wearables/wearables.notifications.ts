import type { NotificationRule } from '../notifications/notification-rule';

export const wearablesNotifications = {
  'health-alarm': {
    event: 'health.alarmed',
    type: 'emergency',
    priority: 'urgent',
    audience: 'members',
    route: 'wearables',
  },
} satisfies Record<string, NotificationRule>;
