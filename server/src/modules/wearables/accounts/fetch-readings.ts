import { wearableLimits, type HealthReading } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { circles } from '../../../access/circles.tables';
import { GrantRefused } from '../../../health-accounts/health-accounts';
import type { Transact, UnitOfWork } from '../../../spine/context';
import type { Job } from '../../../spine/define-job';
import { cancelJob } from '../../../spine/jobs/job-table';
import type { Services } from '../../../spine/services';
import { changeDevice, lockDeviceEvenDeleted } from '../devices/device-rows';
import { findWearer } from '../devices/find-wearer';
import type { DeviceRow } from '../devices/wearable-devices.tables';
import { takeReadings } from '../readings/take-readings';

interface Wanted {
  circleId: string;
  deviceId: string;
  grant: string;
  since: Date;
  /** Asks again at the next hour. */
  job: Job;
  services: Services;
  transact: Transact;
}

/** Asks an account, outside of any transaction, and writes down page by page what it says and how it went. */
export async function fetchReadings(wanted: Wanted): Promise<void> {
  const { grant, since, services, deviceId } = wanted;
  try {
    for await (const readings of services.healthAccounts.read(grant, since)) {
      const latestMs = services.clock.now().getTime() + wearableLimits.aheadMs;
      await keep(
        wanted,
        readings.filter(({ startAt }) => Date.parse(startAt) <= latestMs),
      );
    }
    await settle(wanted, (unit, device) =>
      changeDevice(unit, device, { isSyncing: false, problem: null, lastSyncAt: unit.now }),
    );
  } catch (error) {
    const isRefused = error instanceof GrantRefused;
    services.log.warn({ err: error, deviceId }, 'a health account could not be read');
    await settle(wanted, async (unit, device) => {
      if (isRefused) await cancelJob(unit.tx, wanted.job, { circleId: wanted.circleId, key: deviceId });
      return changeDevice(unit, device, {
        isSyncing: false,
        problem: isRefused ? 'sign-in' : 'unreachable',
        ...(isRefused && { sealedGrant: null }),
      });
    });
  }
}

function keep(wanted: Wanted, readings: readonly HealthReading[]): Promise<unknown> {
  if (readings.length === 0) return Promise.resolve();
  return settle(wanted, async (unit, device) => {
    const [circle] = await unit.tx.select().from(circles).where(eq(circles.id, device.circleId));
    if (!circle) return;
    const wearer = await findWearer(unit.tx, circle, device.wearerId);
    await takeReadings(unit, { device, wearer }, { readings, batteryLevel: null });
  });
}

/** Nothing more is taken of a device that was disconnected meanwhile. */
function settle(
  { circleId, deviceId, transact }: Wanted,
  work: (unit: UnitOfWork, device: DeviceRow) => Promise<unknown>,
): Promise<unknown> {
  return transact(async (unit) => {
    const device = await lockDeviceEvenDeleted(unit.tx, circleId, deviceId);
    if (!device.deletedAt && device.isConnected) await work(unit, device);
  });
}
