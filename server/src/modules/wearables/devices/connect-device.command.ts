import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeDevice, deviceOf } from './device-rows';
import { lockOwnDevice } from './lock-own-device';

/** Sets the last sync to now, as the specification has it. */
export const connectDevice = defineCommand(apiContract.wearables.connectDevice, async (context) => {
  const { tx, input, now } = context;
  const { device } = await lockOwnDevice(tx, context, input.deviceId);
  if (device.isConnected) return deviceOf(device);
  return deviceOf(await changeDevice(context, device, { isConnected: true, lastSyncAt: now, problem: null }));
});
