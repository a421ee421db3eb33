import type { NotificationRule } from '../notifications/notification-rule';

/** A request and a cancelled booking are told as the event that comes into the calendar or is cancelled there. */
export const servicesNotifications = {
  'booking-confirmed': {
    event: 'booking.confirmed',
    type: 'other',
    priority: 'medium',
    audience: 'members',
    route: 'services',
  },
  'booking-declined': {
    event: 'booking.declined',
    type: 'other',
    priority: 'high',
    audience: 'members',
    route: 'services',
  },
} satisfies Record<string, NotificationRule>;
