import { listLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { desc, eq } from 'drizzle-orm';
import { defineQuery } from '../../../spine/define-query';
import { bookingOf } from './booking-rows';
import { bookings } from './bookings.tables';

export const listBookings = defineQuery(apiContract.services.listBookings, async ({ db, circle }) => {
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.circleId, circle.id))
    .orderBy(desc(bookings.date), desc(bookings.createdAt), desc(bookings.id))
    .limit(listLimits.page);
  return rows.map(bookingOf);
});
