import type { NotificationRule } from '../notifications/notification-rule';

export const medicationsNotifications = {
  'dose-due': {
    event: 'dose.due',
    type: 'medication',
    priority: 'high',
    audience: 'giver',
    link: '/medications',
  },
  'critical-dose-due': {
    event: 'dose.due',
    type: 'medication',
    priority: 'urgent',
    audience: 'giver',
    link: '/medications',
  },
  'dose-taken': {
    event: 'dose.taken',
    type: 'medication',
    priority: 'high',
    audience: 'members',
    link: '/medications',
  },
  'dose-missed': {
    event: 'dose.missed',
    type: 'medication',
    priority: 'high',
    audience: 'assignee',
    link: '/medications',
  },
  'critical-dose-missed': {
    event: 'dose.missed',
    type: 'medication',
    priority: 'urgent',
    audience: 'assignee',
    link: '/medications',
  },
  'dose-missed-unassigned': {
    event: 'dose.missed',
    type: 'medication',
    priority: 'high',
    audience: 'members',
    link: '/medications',
  },
  'critical-dose-missed-unassigned': {
    event: 'dose.missed',
    type: 'medication',
    priority: 'urgent',
    audience: 'members',
    link: '/medications',
  },
  'dose-still-missed': {
    event: 'dose.escalated',
    type: 'medication',
    priority: 'high',
    audience: 'assignee',
    link: '/medications',
  },
  'critical-dose-still-missed': {
    event: 'dose.escalated',
    type: 'medication',
    priority: 'urgent',
    audience: 'assignee',
    link: '/medications',
  },
  'refill-needed': {
    event: 'medication.refill-planned',
    type: 'medication',
    priority: 'medium',
    audience: 'members',
    link: '/tasks',
  },
} satisfies Record<string, NotificationRule>;
