import type { NotificationFactsByRule } from '../../records/notification-facts';

export const wearablesNotificationFacts = {
  'health-alarm': ({ payload }) =>
    payload.then === 'nothing'
      ? null
      : {
          actorId: null,
          search: `?tab=data&for=${payload.wearerId}`,
          relatedId: null,
          values: {
            ...{ name: payload.wearerName, device: payload.deviceName, metric: payload.metric },
            ...{ value: payload.value, is: payload.is },
          },
        },
} satisfies Partial<NotificationFactsByRule>;
