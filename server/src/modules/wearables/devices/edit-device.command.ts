import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../../records/changed-fields';
import { requireSeen } from '../../../records/require-seen';
import { defineCommand } from '../../../spine/define-command';
import { changeDevice, deviceOf } from './device-rows';
import { lockOwnDevice } from './lock-own-device';

export const editDevice = defineCommand(apiContract.wearables.editDevice, async (context) => {
  const { tx, input } = context;
  const { device } = await lockOwnDevice(tx, context, input.deviceId);
  requireSeen(deviceOf(device), input.changes, input.seen);
  const changes = changedFields(device, input.changes);
  if (Object.keys(changes).length === 0) return deviceOf(device);
  return deviceOf(await changeDevice(context, device, changes));
});
