import type { NotificationFactsByRule } from '../../records/notification-facts';

export const circlesNotificationFacts = {
  'member-requested': ({ payload: { member } }) => ({
    actorId: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'member-joined': ({ actorId, payload: { member } }) => ({
    actorId,
    knownTo: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'role-changed': ({ actorId, payload: { member } }) => ({
    actorId,
    personId: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'permissions-changed': ({ actorId, payload: { member } }) => ({
    actorId,
    personId: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
} satisfies Partial<NotificationFactsByRule>;
