import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../../access/circles.tables';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { lockDeviceOfToken } from '../devices/device-rows';
import { findWearer } from '../devices/find-wearer';
import { takeReadings } from './take-readings';

/**
 * What a device sends by itself: its token says which one it is and of which circle, and nothing else in the call could name another.
 * A repeat is harmless, for what is there already is kept once.
 */
export const sendReadings = definePublicCommand(
  apiContract.wearables.sendReadings,
  ({ input, services, transact }) =>
    transact(async (unit) => {
      const { tx } = unit;
      const device = await lockDeviceOfToken(tx, services.crypto, input.token);
      const [circle] = device ? await tx.select().from(circles).where(eq(circles.id, device.circleId)) : [];
      // One answer for a wrong token, an ended one, another device's number, and a circle that is closed.
      if (!device || !circle || circle.closedAt || isAnother(device.deviceNumber, input.deviceNumber))
        throw refuse('NOT_FOUND', { message: 'There is no device with this token and number.' });
      return takeReadings(unit, { device, wearer: await findWearer(tx, circle, device.wearerId) }, input);
    }),
);

/** A device that was added by its number says it with each call. */
function isAnother(known: string | null, said: string | null): boolean {
  return known !== null && known !== said;
}
