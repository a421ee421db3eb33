import type { Booking } from '@carecircle/contracts';
import type { NotificationFactsByRule } from '../../records/notification-facts';

export const servicesNotificationFacts = {
  'booking-confirmed': ({ actorId, payload: { booking } }) => ({ actorId, ...bookingFacts(booking) }),
  'booking-declined': ({ actorId, payload: { booking } }) => ({ actorId, ...bookingFacts(booking) }),
} satisfies Partial<NotificationFactsByRule>;

function bookingFacts({ id, providerName, serviceType }: Booking) {
  return { relatedId: id, values: { provider: providerName, service: serviceType } };
}
