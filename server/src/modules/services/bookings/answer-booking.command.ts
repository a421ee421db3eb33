import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { lockBooking } from './booking-rows';
import { settleBooking } from './settle-booking';

/** A member records what the provider said by telephone, or that the service was given. */
export const answerBooking = defineCommand(
  apiContract.services.answerBooking,
  async ({ input: { bookingId, answer }, circle, actor, ...unit }) =>
    settleBooking(unit, await lockBooking(unit.tx, circle.id, bookingId), answer, actor.id),
);
