import { wearableLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { requireRoomFor } from '../../../records/require-room-for';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { deviceOf, ofCircle } from './device-rows';
import { findOwnWearer } from './find-wearer';
import { wearableDevices, type DeviceRow } from './wearable-devices.tables';

export const addDevice = defineCommand(
  apiContract.wearables.addDevice,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    const { deviceId: id, circleId, commandId: _commandId, ...fields } = input;
    if (fields.type === 'medical_alert' && fields.deviceNumber === null)
      throw refuse('INVALID_INPUT', {
        message: 'A medical alert device is told by its number.',
        fields: [{ path: 'deviceNumber', code: 'device_number' }],
      });
    await findOwnWearer(tx, circle, actor, fields.wearerId);
    await requireRoomFor(tx, wearableDevices, ofCircle(circleId), {
      of: circleId,
      most: wearableLimits.devices,
    });
    const row: DeviceRow = {
      ...{ circleId, id, ...fields, ownerId: actor.id },
      ...{ isConnected: false, lastSyncAt: null, batteryLevel: null, isSyncing: false, problem: null },
      ...{ tokenDigest: null, sealedGrant: null, createdAt: now, updatedAt: now, deletedAt: null },
    };
    addRow(wearableDevices, row, () => refuse('ALREADY_DONE', { message: 'This device was added before.' }));
    await record('wearable.added', { device: deviceOf(row) });
    return deviceOf(row);
  },
);
