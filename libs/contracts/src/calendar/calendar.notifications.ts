import type { NotificationRule } from '../notifications/notification-rule';

export const calendarNotifications = {
  'event-added': {
    event: 'calendar-event.added',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/calendar',
  },
  'event-due': {
    event: 'calendar-event.due',
    type: 'event',
    priority: 'medium',
    audience: 'concerned',
    link: '/calendar',
  },
  'events-imported': {
    event: 'calendar.imported',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/calendar',
  },
  'event-moved': {
    event: 'calendar-event.edited',
    type: 'event',
    priority: 'high',
    audience: 'concerned',
    link: '/calendar',
  },
  'event-cancelled': {
    event: 'calendar-event.cancelled',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/calendar',
  },
  'companion-asked': {
    event: 'calendar-event.companion-asked',
    type: 'event',
    priority: 'medium',
    audience: 'assignee',
    link: '/calendar',
  },
  'drive-handed-back': {
    event: 'calendar-event.drive-handed-back',
    type: 'event',
    priority: 'medium',
    audience: 'members',
    link: '/tasks/coverage',
  },
} satisfies Record<string, NotificationRule>;
