import type { HealthMetric } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { healthReadings } from './health-readings.tables';

const amounts: readonly HealthMetric[] = [
  'steps',
  'calories',
  'sleep',
  'deepSleep',
  'remSleep',
  'lightSleep',
];

interface Row extends Record<string, unknown> {
  metric: HealthMetric;
  day: string;
  source: string;
  value: number;
}

/** Sums of one day by metric. */
export type DayAmounts = Partial<Record<HealthMetric, number>>;

/**
 * What adds up, by day in the wearer's zone; a night belongs to the day on which it ends. A telephone and a watch count the same steps:
 * of several sources the one with the most counts, never their sum.
 */
export async function readDays(
  reader: Reader,
  { circleId, wearerId }: { circleId: string; wearerId: string },
  { timeZone, from, to }: { timeZone: string; from: string; to: string },
): Promise<Map<string, DayAmounts>> {
  const { rows } = await reader.execute<Row>(sql`
    select metric, source, sum(value) as value, to_char(
      (start_at + case when metric in ('steps', 'calories') then interval '0' else interval '6 hours' end)
        at time zone ${timeZone}, 'YYYY-MM-DD') as day
    from ${healthReadings}
    where circle_id = ${circleId} and wearer_id = ${wearerId}
      and metric = any(${sql.param([...amounts])}::text[])
      and start_at >= (${from}::timestamp at time zone ${timeZone}) - interval '1 day'
      and start_at < (${to}::timestamp at time zone ${timeZone}) + interval '1 day'
    group by metric, day, source`);
  const bySource = new Map<string, Map<string, DayAmounts>>();
  for (const { metric, day, source, value } of rows) {
    if (day < from || day > to) continue;
    const sources = bySource.get(day) ?? new Map<string, DayAmounts>();
    sources.set(source, { ...sources.get(source), [metric]: value });
    bySource.set(day, sources);
  }
  return new Map([...bySource].map(([day, sources]) => [day, mostOf([...sources.values()])]));
}

/** Minutes asleep: the stages where there are some, else what was told as sleep. */
export function asleep({ sleep, deepSleep, remSleep, lightSleep }: DayAmounts): number | null {
  const stages = (deepSleep ?? 0) + (remSleep ?? 0) + (lightSleep ?? 0);
  return Math.max(stages, sleep ?? 0) || null;
}

/** Sleep is taken whole from one source, so that its stages add up. */
function mostOf(sources: readonly DayAmounts[]): DayAmounts {
  const most = (metric: HealthMetric) => {
    const values = sources.flatMap((source) => source[metric] ?? []);
    return values.length > 0 ? { [metric]: Math.max(...values) } : {};
  };
  const [night] = [...sources].sort((one, other) => (asleep(other) ?? 0) - (asleep(one) ?? 0));
  const { steps: _steps, calories: _calories, ...stages } = night ?? {};
  return { ...stages, ...most('steps'), ...most('calories') };
}
