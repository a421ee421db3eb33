import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { lockOwnDevice } from '../devices/lock-own-device';
import { takeReadings } from './take-readings';

/** What a browser read from a device beside it. */
export const recordReadings = defineCommand(apiContract.wearables.recordReadings, async (context) => {
  const worn = await lockOwnDevice(context.tx, context, context.input.deviceId);
  return takeReadings(context, worn, context.input);
});
