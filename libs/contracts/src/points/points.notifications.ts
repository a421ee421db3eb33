import type { NotificationRule } from '../notifications/notification-rule';

export const pointsNotifications = {
  'points-earned': {
    event: 'points.awarded',
    type: 'achievement',
    priority: 'low',
    audience: 'subject',
    route: 'gamification',
  },
  'achievement-unlocked': {
    event: 'achievement.unlocked',
    type: 'achievement',
    priority: 'medium',
    audience: 'subject',
    route: 'gamification',
  },
  'challenge-completed': {
    event: 'challenge.completed',
    type: 'challenge',
    priority: 'low',
    audience: 'subject',
    route: 'gamification',
  },
  'podium-reached': {
    event: 'podium.reached',
    type: 'achievement',
    priority: 'medium',
    audience: 'subject',
    route: 'gamification',
  },
} satisfies Record<string, NotificationRule>;
