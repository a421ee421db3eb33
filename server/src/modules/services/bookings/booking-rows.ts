import type { Booking } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { bookings, type BookingRow } from './bookings.tables';

export function bookingOf({ callTaskId: _callTaskId, ...row }: BookingRow): Booking {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** The booking, held until the transaction ends; undefined when the circle has none by this id. */
export async function findBooking(
  tx: Transaction,
  circleId: string,
  bookingId: string,
): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(isBooking(circleId, bookingId)).for('no key update');
  return row;
}

export async function lockBooking(tx: Transaction, circleId: string, bookingId: string): Promise<BookingRow> {
  const row = await findBooking(tx, circleId, bookingId);
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such booking.' });
  return row;
}

/** Writes the fields that change and answers the booking as it now stands. */
export async function changeBooking(
  tx: Transaction,
  row: BookingRow,
  changes: Partial<BookingRow>,
): Promise<Booking> {
  await tx.update(bookings).set(changes).where(isBooking(row.circleId, row.id));
  return bookingOf({ ...row, ...changes });
}

function isBooking(circleId: string, bookingId: string) {
  return and(eq(bookings.circleId, circleId), eq(bookings.id, bookingId));
}
