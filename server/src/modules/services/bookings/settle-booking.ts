import type { Booking } from '@carecircle/contracts';
import { refuse } from '../../../refuse';
import type { UnitOfWork } from '../../../spine/context';
import { endPendingEvent } from '../../calendar';
import { settleTask } from '../../tasks';
import { bookingOf, changeBooking } from './booking-rows';
import type { BookingRow } from './bookings.tables';

type Settled = 'confirmed' | 'declined' | 'cancelled' | 'done';

/** From which states each one follows. */
const before: Readonly<Record<Settled, readonly Booking['status'][]>> = {
  confirmed: ['requested'],
  declined: ['requested', 'confirmed'],
  cancelled: ['requested', 'confirmed'],
  done: ['requested', 'confirmed'],
};

/** What becomes of the event in the calendar. */
const eventAfter = {
  confirmed: null,
  declined: 'cancelled',
  cancelled: 'cancelled',
  done: 'completed',
} as const;

/** Moves a booking on and its event with it; said twice it stays as it is. */
export async function settleBooking(
  unit: Pick<UnitOfWork, 'tx' | 'record' | 'now'>,
  row: BookingRow,
  status: Settled,
  answeredBy: string | null,
): Promise<Booking> {
  if (row.status === status) return bookingOf(row);
  if (!before[status].includes(row.status))
    throw refuse('INVALID_STATE', { message: `This booking is ${row.status}.` });
  const booking = await changeBooking(unit.tx, row, { status, answeredBy, updatedAt: unit.now });
  await unit.record(`booking.${status}`, { booking });
  // Who knows what the provider says has called; who cancels need not call any more.
  if (row.callTaskId)
    await settleTask(unit, row.circleId, row.callTaskId, status === 'cancelled' ? null : answeredBy);
  const event = eventAfter[status];
  if (event) await endPendingEvent(unit, row.circleId, row.calendarEventId, event);
  return booking;
}
