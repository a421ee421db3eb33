import { wearableLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { makeFileKey } from '../../../files/file-keys';
import { requireRoomFor } from '../../../records/require-room-for';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { lockOwnDevice } from '../devices/lock-own-device';
import { endHealthImport } from './end-health-import.job';
import { healthImports, type ImportRow } from './health-imports.tables';
import { importOf, openOf } from './import-rows';

/** Says no before a single byte is sent, where too many are under way. */
export const startHealthImport = defineCommand(apiContract.wearables.startHealthImport, async (context) => {
  const { tx, input, circle, actor, now, record, addRow, schedule, services } = context;
  const { device } = await lockOwnDevice(tx, context, input.deviceId);
  const room = { of: circle.id, most: wearableLimits.openImports };
  await requireRoomFor(tx, healthImports, openOf(circle.id), room);
  await makeFileKey(tx, services.crypto, circle.id);
  const { importId: id, name, sizeBytes } = input;
  const row: ImportRow = {
    ...{ circleId: circle.id, id, deviceId: device.id, wearerId: device.wearerId, startedBy: actor.id },
    ...{ name, sizeBytes, status: 'uploading', problem: null, missing: [] },
    ...{ readBytes: 0, taken: 0, known: 0, left: 0, oldestAt: null, newestAt: null },
    ...{ startedAt: now, endedAt: null },
  };
  addRow(healthImports, row, () => refuse('ALREADY_DONE', { message: 'This file was announced before.' }));
  const endsAt = new Date(now.getTime() + wearableLimits.uploadHours * 3_600_000);
  await schedule(endHealthImport, { circleId: circle.id, importId: id }, endsAt, { key: id });
  await record('health-import.changed', { healthImport: importOf(row) });
  return importOf(row);
});
