import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { defineJob, type Job } from '../../../spine/define-job';
import { changeDevice, lockDeviceEvenDeleted } from '../devices/device-rows';
import { readSettings } from '../watch/read-settings';
import { fetchReadings } from './fetch-readings';
import { grantContext } from './grant-state';

const payload = z.object({ circleId: Id, deviceId: Id });
const dayMs = 86_400_000;
/** Watches hand in late what they measured without a telephone. */
const overlapMs = dayMs;
const firstMs = 7 * dayMs;

/** Fetches what the account of a device holds, each time that its wearer's interval is over; hourly unless told (WEAR-1). */
export const syncDeviceJob: Job<typeof payload> = defineJob({
  name: 'wearables.sync-device',
  payload,
  async run(unit) {
    const { tx, payload: order, now, schedule, inBackground, services } = unit;
    const { circleId, deviceId } = order;
    const device = await lockDeviceEvenDeleted(tx, circleId, deviceId);
    if (device.deletedAt || !device.isConnected || device.sealedGrant === null) return;
    const { syncMinutes } = await readSettings(tx, circleId, device.wearerId);
    const next = new Date(now.getTime() + syncMinutes * 60_000);
    await schedule(syncDeviceJob, order, next, { key: deviceId });
    if (!device.isSyncing) await changeDevice(unit, device, { isSyncing: true });
    const grant = services.crypto.open(device.sealedGrant, grantContext(circleId, deviceId));
    const since = new Date(
      device.lastSyncAt ? device.lastSyncAt.getTime() - overlapMs : now.getTime() - firstMs,
    );
    inBackground((transact) =>
      fetchReadings({
        ...{ circleId, deviceId, grant, since, services, transact },
        job: syncDeviceJob,
      }).catch((error: unknown) =>
        services.log.error({ err: error, deviceId }, 'the outcome of a sync is lost'),
      ),
    );
  },
});
