import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeDevice, deviceOf } from './device-rows';
import { lockOwnDevice } from './lock-own-device';

export const revokeDeviceToken = defineCommand(apiContract.wearables.revokeDeviceToken, async (context) => {
  const { tx, input } = context;
  const { device } = await lockOwnDevice(tx, context, input.deviceId);
  if (device.tokenDigest === null) return deviceOf(device);
  return deviceOf(await changeDevice(context, device, { tokenDigest: null }));
});
