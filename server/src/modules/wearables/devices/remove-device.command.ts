import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeDevice, lockDeviceEvenDeleted } from './device-rows';
import { disconnected } from './disconnect-device.command';
import { findOwnWearer } from './find-wearer';

/** The secret of a removed device is gone for good; what it measured stays. */
export const removeDevice = defineCommand(apiContract.wearables.removeDevice, async (context) => {
  const { tx, input, circle, actor, now, record } = context;
  const device = await lockDeviceEvenDeleted(tx, circle.id, input.deviceId);
  await findOwnWearer(tx, circle, actor, device.wearerId);
  if (device.deletedAt) return { deviceId: device.id };
  await changeDevice(context, device, { ...disconnected, tokenDigest: null, deletedAt: now });
  await record('wearable.removed', { deviceId: device.id });
  return { deviceId: device.id };
});
