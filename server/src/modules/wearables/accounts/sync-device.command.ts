import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { changeDevice, deviceOf } from '../devices/device-rows';
import { lockOwnDevice } from '../devices/lock-own-device';
import { syncDeviceJob } from './sync-device.job';

/** Fetches now instead of at the next hour. Devices that send by themselves have nothing to be asked. */
export const syncDevice = defineCommand(apiContract.wearables.syncDevice, async (context) => {
  const { tx, input, circle, now, schedule } = context;
  const { device } = await lockOwnDevice(tx, context, input.deviceId);
  if (!device.isConnected || device.sealedGrant === null)
    throw refuse('INVALID_STATE', { message: 'This device has no account that could be asked.' });
  await schedule(syncDeviceJob, { circleId: circle.id, deviceId: device.id }, now, { key: device.id });
  return deviceOf(await changeDevice(context, device, { isSyncing: true }));
});
