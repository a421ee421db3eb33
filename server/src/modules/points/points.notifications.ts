import type { NotificationFacts, NotificationFactsByRule } from '../../records/notification-facts';

export const pointsNotificationFacts = {
  'points-earned': ({ payload: { points, member, cause } }) => ({
    ...earned(member.memberId, { points, ...(cause !== undefined && { [cause]: 1 }) }),
    gathers: { as: 'points' },
  }),
  'achievement-unlocked': ({ payload: { points, member } }) => earned(member.memberId, { points }),
  'challenge-completed': ({ payload: { points, member } }) => earned(member.memberId, { points }),
  'podium-reached': ({ payload: { rank, points, member } }) => earned(member.memberId, { rank, points }),
} satisfies Partial<NotificationFactsByRule>;

function earned(personId: string, values: NotificationFacts['values']): NotificationFacts {
  return { actorId: null, personId, relatedId: null, values };
}
