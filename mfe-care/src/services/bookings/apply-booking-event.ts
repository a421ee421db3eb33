import type { Booking } from '@carecircle/contracts';

/** Adds a booking or puts its new state in the old one's place; the latest day first. */
export function upsertBooking(bookings: readonly Booking[], booking: Booking): Booking[] {
  const placeOf = ({ date, createdAt, id }: Booking) => `${date} ${createdAt} ${id}`;
  return [...bookings.filter(({ id }) => id !== booking.id), booking].sort((one, other) =>
    placeOf(one) < placeOf(other) ? 1 : -1,
  );
}
