import type { NotificationRule } from '../notifications/notification-rule';

export const pointsNotifications = {
  'points-earned': {
    event: 'points.awarded',
    type: 'achievement',
    priority: 'low',
    audience: 'subject',
    link: '/gamification',
  },
  'achievement-unlocked': {
    event: 'achievement.unlocked',
    type: 'achievement',
    priority: 'medium',
    audience: 'subject',
    link: '/gamification',
  },
  'challenge-completed': {
    event: 'challenge.completed',
    type: 'challenge',
    priority: 'low',
    audience: 'subject',
    link: '/gamification',
  },
  'podium-reached': {
    event: 'podium.reached',
    type: 'achievement',
    priority: 'medium',
    audience: 'subject',
    link: '/gamification',
  },
} satisfies Record<string, NotificationRule>;
