import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { cancelJob } from '../../../spine/jobs/job-table';
import { askToCall } from './ask-to-call';
import { bookingOf, lockBooking } from './booking-rows';
import { jobKeyOf, sendBooking } from './send-booking.job';
import { settleBooking } from './settle-booking';

/** A provider who knows of the booking is told by the same way; one who may have heard by telephone, by a task to call. */
export const cancelBooking = defineCommand(
  apiContract.services.cancelBooking,
  async ({ input: { bookingId }, circle, actor, ...unit }) => {
    const row = await lockBooking(unit.tx, circle.id, bookingId);
    if (row.status === 'cancelled') return bookingOf(row);
    const booking = await settleBooking(unit, row, 'cancelled', actor.id);
    const [circleId, about] = [circle.id, 'cancellation' as const];
    const requestKey = jobKeyOf({ bookingId, about: 'request' });
    await cancelJob(unit.tx, sendBooking, { circleId, key: requestKey });
    if (row.delivery === 'sent')
      await unit.schedule(sendBooking, { circleId, bookingId, about, attempt: 1 }, unit.now, {
        key: jobKeyOf({ bookingId, about }),
      });
    else if (row.status === 'confirmed') await askToCall(unit, row, about);
    return booking;
  },
);
