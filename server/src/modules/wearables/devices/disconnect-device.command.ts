import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeDevice, deviceOf } from './device-rows';
import { lockOwnDevice } from './lock-own-device';

/** What a device without a connection has of the past: nothing, neither a last sync nor a sign-in. */
export const disconnected = {
  ...{ isConnected: false, lastSyncAt: null, batteryLevel: null },
  ...{ sealedGrant: null, isSyncing: false, problem: null },
};

export const disconnectDevice = defineCommand(apiContract.wearables.disconnectDevice, async (context) => {
  const { tx, input } = context;
  const { device } = await lockOwnDevice(tx, context, input.deviceId);
  if (!device.isConnected) return deviceOf(device);
  return deviceOf(await changeDevice(context, device, disconnected));
});
