import { wearableLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { requireRoomFor } from '../../../records/require-room-for';
import { defineCommand } from '../../../spine/define-command';
import { changeDevice, deviceOf, lockDeviceEvenDeleted, ofCircle } from './device-rows';
import { findOwnWearer } from './find-wearer';
import { wearableDevices } from './wearable-devices.tables';

export const restoreDevice = defineCommand(apiContract.wearables.restoreDevice, async (context) => {
  const { tx, input, circle, actor, record } = context;
  const device = await lockDeviceEvenDeleted(tx, circle.id, input.deviceId);
  await findOwnWearer(tx, circle, actor, device.wearerId);
  if (!device.deletedAt) return deviceOf(device);
  const room = { of: circle.id, most: wearableLimits.devices };
  await requireRoomFor(tx, wearableDevices, ofCircle(circle.id), room);
  const restored = deviceOf(await changeDevice(context, device, { deletedAt: null }));
  await record('wearable.restored', { device: restored });
  return restored;
});
