import type { NotificationRule } from '../notifications/notification-rule';

export const circlesNotifications = {
  'member-requested': {
    event: 'member.requested',
    type: 'invite',
    priority: 'high',
    audience: 'admins',
    link: '/circle',
  },
  'member-joined': {
    event: 'member.joined',
    type: 'invite',
    priority: 'low',
    audience: 'members',
    link: '/circle',
  },
  'role-changed': {
    event: 'member.role-changed',
    type: 'invite',
    priority: 'medium',
    audience: 'subject',
    link: '/circle',
  },
  'permissions-changed': {
    event: 'member.permissions-changed',
    type: 'invite',
    priority: 'medium',
    audience: 'subject',
    link: '/circle',
  },
} satisfies Record<string, NotificationRule>;
