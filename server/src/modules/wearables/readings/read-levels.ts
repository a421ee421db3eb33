import type { HealthMetric, HealthSummary } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { healthReadings } from './health-readings.tables';
import { instantOf } from './instant-of';
import { trendOf } from './trend-of';

const levels = ['heartRate', 'bloodOxygen', 'temperature'] as const satisfies readonly HealthMetric[];
type Levels = Pick<HealthSummary, (typeof levels)[number]>;

interface Row extends Record<string, unknown> {
  metric: (typeof levels)[number];
  current: number;
  at: string;
  min: number | null;
  max: number | null;
  average: number | null;
  before: number | null;
}

/** The latest value of each level, and its span over the last 24 hours against the week before. */
export async function readLevels(
  reader: Reader,
  { circleId, wearerId }: { circleId: string; wearerId: string },
  now: Date,
): Promise<Levels> {
  const at = now.toISOString();
  const { rows } = await reader.execute<Row>(sql`
    select wanted.metric, latest.value as current, to_json(latest.start_at at time zone 'UTC') #>> '{}' as at,
      day.min, day.max, day.average, week.average as before
    from unnest(${sql.param([...levels])}::text[]) as wanted(metric)
    cross join lateral (
      select value, start_at from ${healthReadings}
      where circle_id = ${circleId} and wearer_id = ${wearerId} and metric = wanted.metric
      order by start_at desc limit 1
    ) as latest
    cross join lateral (
      select min(value), max(value), avg(value) as average from ${healthReadings}
      where circle_id = ${circleId} and wearer_id = ${wearerId} and metric = wanted.metric
        and start_at > ${at}::timestamptz - interval '24 hours'
    ) as day
    cross join lateral (
      select avg(value) as average from ${healthReadings}
      where circle_id = ${circleId} and wearer_id = ${wearerId} and metric = wanted.metric
        and start_at > ${at}::timestamptz - interval '8 days'
        and start_at <= ${at}::timestamptz - interval '24 hours'
    ) as week`);
  const found: Levels = { heartRate: null, bloodOxygen: null, temperature: null };
  for (const { metric, before, ...level } of rows) {
    const trend = trendOf(level.average, before);
    found[metric] = { ...level, at: instantOf(level.at), trend };
  }
  return found;
}
