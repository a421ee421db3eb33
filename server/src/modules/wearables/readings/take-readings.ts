import { deviceMetricOf, wearableLimits, type HealthReading } from '@carecircle/contracts';
import { refuse } from '../../../refuse';
import type { UnitOfWork } from '../../../spine/context';
import { changeDevice } from '../devices/device-rows';
import type { Wearer } from '../devices/find-wearer';
import type { DeviceRow } from '../devices/wearable-devices.tables';
import { readSettings } from '../watch/read-settings';
import { watchReadings } from '../watch/watch-readings';
import { insertReadings } from './insert-readings';

interface Sent {
  readings: readonly HealthReading[];
  batteryLevel: number | null;
}

/** Keeps what a device measured, tells the circle, and sees whether somebody has to be called (WEAR-3). */
export async function takeReadings(
  unit: UnitOfWork,
  { device, wearer }: { device: DeviceRow; wearer: Wearer },
  { readings, batteryLevel }: Sent,
): Promise<{ taken: number; known: number }> {
  const { tx, now } = unit;
  if (!device.isConnected) throw refuse('INVALID_STATE', { message: 'This device is disconnected.' });
  requirePast(readings, now);
  const settings = await readSettings(tx, device.circleId, wearer.id);
  const isWanted = ({ metric }: HealthReading) =>
    [device.metrics, settings.metrics].every((metrics) => metrics.includes(deviceMetricOf(metric)));
  const wanted = readings.filter(isWanted).map((reading) => ({ ...reading, source: device.id }));
  const taken = await insertReadings(tx, device, wanted);
  await changeDevice(unit, device, {
    lastSyncAt: now,
    batteryLevel: batteryLevel ?? device.batteryLevel,
    problem: null,
  });
  await tellReceived(unit, device, taken);
  await watchReadings(unit, { device, wearer, settings }, taken);
  return { taken: taken.length, known: wanted.length - taken.length };
}

/** Says on all open screens that there is something new, without saying it value by value. */
export async function tellReceived(
  { record }: Pick<UnitOfWork, 'record'>,
  device: DeviceRow,
  taken: readonly HealthReading[],
): Promise<void> {
  if (taken.length === 0) return;
  const newestAt = taken.reduce((newest, { startAt }) => (startAt > newest ? startAt : newest), '');
  await record.toCircle(device.circleId, 'health.received', {
    wearerId: device.wearerId,
    deviceId: device.id,
    metrics: [...new Set(taken.map(({ metric }) => metric))],
    newestAt,
  });
}

/** A clock that runs ahead would leave a present value that stays for days. */
function requirePast(readings: readonly HealthReading[], now: Date): void {
  const latest = now.getTime() + wearableLimits.aheadMs;
  const fields = readings.flatMap(({ startAt }, index) =>
    Date.parse(startAt) > latest ? [{ path: `readings.${index}.startAt`, code: 'not_yet' }] : [],
  );
  if (fields.length === 0) return;
  const message = 'The clock of this device is ahead.';
  throw refuse('INVALID_INPUT', { message, fields: fields.slice(0, 10) });
}
