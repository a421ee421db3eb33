import type { NotificationRule } from '../notifications/notification-rule';

export const calendarNotifications = {
  'event-added': {
    event: 'calendar-event.added',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    route: 'calendar',
  },
  'event-due': {
    event: 'calendar-event.due',
    type: 'event',
    priority: 'medium',
    audience: 'concerned',
    route: 'calendar',
  },
  'events-imported': {
    event: 'calendar.imported',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    route: 'calendar',
  },
  'event-moved': {
    event: 'calendar-event.edited',
    type: 'event',
    priority: 'high',
    audience: 'concerned',
    route: 'calendar',
  },
  'event-cancelled': {
    event: 'calendar-event.cancelled',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    route: 'calendar',
  },
  'companion-asked': {
    event: 'calendar-event.companion-asked',
    type: 'event',
    priority: 'medium',
    audience: 'assignee',
    route: 'calendar',
  },
  'drive-handed-back': {
    event: 'calendar-event.drive-handed-back',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    route: 'coverage',
  },
} satisfies Record<string, NotificationRule>;
