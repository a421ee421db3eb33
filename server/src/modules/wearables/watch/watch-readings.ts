import {
  watchedMetrics,
  wearableLimits,
  type HealthReading,
  type HealthRule,
  type HealthSettingsInput,
  type WatchedMetric,
} from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../../spine/context';
import { armDetectedAlert } from '../../emergency';
import type { Wearer } from '../devices/find-wearer';
import type { DeviceRow } from '../devices/wearable-devices.tables';
import { healthEpisodes } from './watch.tables';

interface Worn {
  device: DeviceRow;
  wearer: Wearer;
  settings: HealthSettingsInput;
}

type Departure = 'low' | 'high' | 'fall';
/** Values that leave their range, come back and leave it again within this time are one episode. */
const episodeMs = 15 * 60_000;

/**
 * Calls whom the wearer's settings say: once for each fall and each time that a value leaves its range (WEAR-3). What was measured long
 * ago, as in a file that is read, calls nobody.
 */
export async function watchReadings(
  unit: UnitOfWork,
  worn: Worn,
  taken: readonly HealthReading[],
): Promise<void> {
  const freshFrom = unit.now.getTime() - wearableLimits.freshMs;
  const fresh = taken.filter(({ startAt }) => Date.parse(startAt) >= freshFrom);
  for (const metric of watchedMetrics) {
    const rule = worn.settings.rules[metric];
    if (rule.then === 'nothing') continue;
    const out = fresh
      .filter((reading) => reading.metric === metric)
      .sort((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt))
      .flatMap(({ value, startAt }) => {
        const is = departureOf(metric, rule, value);
        return is ? [{ is, value, at: new Date(startAt) }] : [];
      });
    if (out.length > 0) await follow(unit, worn, metric, out);
  }
}

export function departureOf(
  metric: WatchedMetric,
  { low, high }: Pick<HealthRule, 'low' | 'high'>,
  value: number,
): Departure | null {
  if (metric === 'fallDetection') return 'fall';
  if (low !== null && value < low) return 'low';
  return high !== null && value > high ? 'high' : null;
}

async function follow(
  unit: UnitOfWork,
  worn: Worn,
  metric: WatchedMetric,
  out: readonly { is: Departure; value: number; at: Date }[],
): Promise<void> {
  const { circleId, wearerId } = worn.device;
  const place = and(
    eq(healthEpisodes.circleId, circleId),
    eq(healthEpisodes.wearerId, wearerId),
    eq(healthEpisodes.metric, metric),
  );
  const [known] = await unit.tx.select().from(healthEpisodes).where(place).for('no key update');
  let last: { is: Departure; at: Date } | null = known ? { is: known.is, at: known.lastAt } : null;
  for (const one of out) {
    const apartMs = last ? one.at.getTime() - last.at.getTime() : Infinity;
    if (last?.is !== one.is || apartMs > (one.is === 'fall' ? wearableLimits.fallMs : episodeMs))
      await alarm(unit, worn, metric, one);
    last = { is: one.is, at: last && last.at > one.at ? last.at : one.at };
  }
  if (!last) return;
  const episode = { is: last.is, lastAt: last.at };
  await unit.tx
    .insert(healthEpisodes)
    .values({ circleId, wearerId, metric, ...episode })
    .onConflictDoUpdate({
      target: [healthEpisodes.circleId, healthEpisodes.wearerId, healthEpisodes.metric],
      set: episode,
    });
}

async function alarm(
  unit: UnitOfWork,
  { device, wearer, settings }: Worn,
  metric: WatchedMetric,
  { is, value, at }: { is: Departure; value: number; at: Date },
): Promise<void> {
  const { then } = settings.rules[metric];
  await unit.record.toCircle(device.circleId, 'health.alarmed', {
    ...{ wearerId: wearer.id, wearerName: wearer.name, deviceName: device.name },
    ...{ metric, value, is, at: at.toISOString(), then },
  });
  if (then !== 'alert') return;
  await armDetectedAlert(unit, {
    circleId: device.circleId,
    type: is === 'fall' ? 'fall' : 'medical',
    message: `${wearer.name} · ${device.name}${is === 'fall' ? '' : ` · ${value}`}`,
    triggeredBy: wearer.memberId ?? device.ownerId,
  });
}
