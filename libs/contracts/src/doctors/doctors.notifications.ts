import type { NotificationRule } from '../notifications/notification-rule';

export const doctorsNotifications = {
  'doctor-added': {
    event: 'doctor.copied',
    type: 'doctor',
    priority: 'medium',
    audience: 'members',
    route: 'doctors',
  },
} satisfies Record<string, NotificationRule>;
