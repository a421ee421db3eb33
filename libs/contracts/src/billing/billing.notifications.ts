import type { NotificationRule } from '../notifications/notification-rule';

export const billingNotifications = {
  'plan-changed': {
    event: 'plan.changed',
    type: 'other',
    priority: 'medium',
    audience: 'admins',
    route: 'billing',
  },
} satisfies Record<string, NotificationRule>;
