import type { NotificationRule } from '../notifications/notification-rule';

export const circlesNotifications = {
  'member-requested': {
    event: 'member.requested',
    type: 'invite',
    priority: 'high',
    audience: 'admins',
    route: 'circle',
  },
  'member-joined': {
    event: 'member.joined',
    type: 'invite',
    priority: 'low',
    audience: 'members',
    route: 'circle',
  },
  'role-changed': {
    event: 'member.role-changed',
    type: 'invite',
    priority: 'medium',
    audience: 'subject',
    route: 'circle',
  },
  'permissions-changed': {
    event: 'member.permissions-changed',
    type: 'invite',
    priority: 'medium',
    audience: 'subject',
    route: 'circle',
  },
} satisfies Record<string, NotificationRule>;
