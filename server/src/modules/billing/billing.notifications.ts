import type { NotificationFactsByRule } from '../../records/notification-facts';

export const billingNotificationFacts = {
  'plan-changed': ({ actorId, payload: { plan, news, chosenBy } }) =>
    news === undefined
      ? null
      : {
          actorId: actorId ?? chosenBy ?? null,
          relatedId: null,
          values: { news, plan: plan.planId, day: plan.periodEndsAt?.slice(0, 10) ?? '' },
        },
} satisfies Partial<NotificationFactsByRule>;
