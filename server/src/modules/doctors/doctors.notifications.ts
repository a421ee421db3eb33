import type { NotificationFactsByRule } from '../../records/notification-facts';

export const doctorsNotificationFacts = {
  'doctor-added': ({ actorId, payload: { doctor } }) => ({
    actorId,
    relatedId: doctor.id,
    values: { name: doctor.name },
  }),
} satisfies Partial<NotificationFactsByRule>;
