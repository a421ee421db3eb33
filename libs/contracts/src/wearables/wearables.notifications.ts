import type { NotificationRule } from '../notifications/notification-rule';

export const wearablesNotifications = {
  'health-alarm': {
    event: 'health.alarmed',
    type: 'emergency',
    priority: 'urgent',
    audience: 'members',
    link: '/wearables',
  },
} satisfies Record<string, NotificationRule>;
