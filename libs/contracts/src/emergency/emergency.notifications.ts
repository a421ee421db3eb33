import type { NotificationRule } from '../notifications/notification-rule';

export const emergencyNotifications = {
  'alert-raised': {
    event: 'alert.raised',
    type: 'emergency',
    priority: 'urgent',
    audience: 'members',
    route: 'emergency',
    repeats: true,
  },
  // Practice comes as loudly as it would in earnest, but once.
  'alert-drill': {
    event: 'alert.raised',
    type: 'emergency',
    priority: 'urgent',
    audience: 'members',
    route: 'emergency',
  },
  'alert-drill-ended': {
    event: 'alert.resolved',
    type: 'emergency',
    priority: 'medium',
    audience: 'members',
    route: 'emergency',
  },
  'alert-helper-set-out': {
    event: 'alert.helper-set-out',
    type: 'emergency',
    priority: 'high',
    audience: 'members',
    route: 'emergency',
    isSafety: true,
  },
  // Nobody may be on the way any more: it wakes people as the alert did.
  'alert-helper-turned-back': {
    event: 'alert.helper-turned-back',
    type: 'emergency',
    priority: 'urgent',
    audience: 'members',
    route: 'emergency',
  },
  'alert-resolved': {
    event: 'alert.resolved',
    type: 'emergency',
    priority: 'high',
    audience: 'members',
    route: 'emergency',
    isSafety: true,
  },
  'alert-false-alarm': {
    event: 'alert.resolved',
    type: 'emergency',
    priority: 'high',
    audience: 'members',
    route: 'emergency',
    isSafety: true,
  },
  'card-viewed': {
    event: 'card.viewed',
    type: 'emergency',
    priority: 'high',
    audience: 'members',
    route: 'emergency-card',
  },
} satisfies Record<string, NotificationRule>;
