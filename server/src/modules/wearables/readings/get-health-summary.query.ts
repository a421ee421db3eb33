import { healthMetrics, wearableLimits, type HealthSummary } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import { defineQuery } from '../../../spine/define-query';
import { readDevices } from '../devices/device-rows';
import { findWearer } from '../devices/find-wearer';
import { readSettings } from '../watch/read-settings';
import { healthReadings } from './health-readings.tables';
import { instantOf } from './instant-of';
import { asleep, readDays, type DayAmounts } from './read-days';
import { readLevels } from './read-levels';
import { averageOf, trendOf } from './trend-of';

export const getHealthSummary = defineQuery(
  apiContract.wearables.getHealthSummary,
  async ({ db, circle, input, now }): Promise<HealthSummary> => {
    const wearer = await findWearer(db, circle, input.wearerId);
    const place = { circleId: circle.id, wearerId: wearer.id };
    const today = dayIn(wearer.timeZone, now);
    const span = { timeZone: wearer.timeZone, from: addDays(today, -13), to: today };
    const amounts = await readDays(db, place, span);
    const { stepGoal } = await readSettings(db, circle.id, wearer.id);
    return {
      wearerId: wearer.id,
      newestAt: await readNewest(db, place),
      ...(await readLevels(db, place, now)),
      ...summedUp(amounts, today, stepGoal),
      falls: await readFalls(db, place, now),
    };
  },
);

function summedUp(amounts: ReadonlyMap<string, DayAmounts>, today: string, goal: number) {
  const days = Array.from({ length: 14 }, (_, index) => addDays(today, index - 13));
  const read = (valueOf: (day: DayAmounts) => number | null) => {
    const values = days.map((day) => ({ day, value: valueOf(amounts.get(day) ?? {}) }));
    const [before, weekly] = [values.slice(0, 7), values.slice(7)];
    const valuesOf = (week: typeof values) => week.map(({ value }) => value);
    const trend = trendOf(averageOf(valuesOf(weekly)), averageOf(valuesOf(before)));
    return { weekly, trend, isThere: values.some(({ value }) => value !== null) };
  };
  const steps = read((day) => day.steps ?? null);
  const calories = read((day) => day.calories ?? null);
  const nights = read(asleep);
  const night = nights.weekly.findLast(({ value }) => value !== null);
  const stages = amounts.get(night?.day ?? '') ?? {};
  return {
    steps: steps.isThere
      ? { today: steps.weekly.at(-1)?.value ?? 0, goal, weekly: steps.weekly, trend: steps.trend }
      : null,
    calories: calories.isThere
      ? { today: calories.weekly.at(-1)?.value ?? 0, weekly: calories.weekly }
      : null,
    sleep: night
      ? {
          ...{ lastNight: night.value ?? 0, day: night.day, weekly: nights.weekly, trend: nights.trend },
          deepSleep: stages.deepSleep ?? null,
          remSleep: stages.remSleep ?? null,
          lightSleep: stages.lightSleep ?? null,
        }
      : null,
  };
}

interface Place {
  circleId: string;
  wearerId: string;
}

/** Metric by metric, so that years of them are not read for it. */
async function readNewest(db: Reader, { circleId, wearerId }: Place): Promise<string | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select to_json(max(latest.start_at) at time zone 'UTC') #>> '{}' as at
    from unnest(${sql.param([...healthMetrics])}::text[]) as wanted(metric)
    cross join lateral (
      select start_at from ${healthReadings}
      where circle_id = ${circleId} and wearer_id = ${wearerId} and metric = wanted.metric
      order by start_at desc limit 1
    ) as latest`);
  return rows[0]?.at ? instantOf(rows[0].at) : null;
}

async function readFalls(db: Reader, place: Place, now: Date): Promise<HealthSummary['falls']> {
  const watching = (await readDevices(db, place.circleId)).filter(
    ({ wearerId, isConnected, metrics }) =>
      wearerId === place.wearerId && isConnected && metrics.includes('fallDetection'),
  );
  const checked = watching.flatMap(({ lastSyncAt }) => lastSyncAt ?? []).sort((a, b) => +b - +a);
  const rows = await db
    .select({ at: healthReadings.startAt })
    .from(healthReadings)
    .where(
      and(
        ofWearer(place),
        eq(healthReadings.metric, 'fallDetection'),
        gt(healthReadings.startAt, new Date(now.getTime() - 30 * 86_400_000)),
      ),
    )
    .orderBy(desc(healthReadings.startAt))
    .limit(wearableLimits.falls);
  return {
    isEnabled: watching.length > 0,
    lastCheckedAt: checked[0]?.toISOString() ?? null,
    incidents: rows.map(({ at }) => at.toISOString()),
  };
}

function ofWearer({ circleId, wearerId }: Place) {
  return and(eq(healthReadings.circleId, circleId), eq(healthReadings.wearerId, wearerId));
}
