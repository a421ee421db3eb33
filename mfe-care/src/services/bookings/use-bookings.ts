import type { Booking } from '@carecircle/contracts';
import { useLiveQuery } from '@carecircle/remote-kit';
import { upsertBooking } from './apply-booking-event';

const take = (bookings: Booking[], { payload }: { payload: { booking: Booking } }) =>
  upsertBooking(bookings, payload.booking);

/** What was booked, the latest day first; true by events. */
export function useBookings() {
  return useLiveQuery(
    'services.listBookings',
    {},
    {
      on: {
        'booking.requested': take,
        'booking.delivered': take,
        'booking.confirmed': take,
        'booking.declined': take,
        'booking.cancelled': take,
        'booking.done': take,
      },
    },
  );
}
