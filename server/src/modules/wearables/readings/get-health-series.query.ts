import { metricFacts, wearableLimits, type HealthMetric, type HealthRange } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import { defineQuery } from '../../../spine/define-query';
import { findWearer } from '../devices/find-wearer';
import { healthReadings } from './health-readings.tables';

interface Row extends Record<string, unknown> {
  at: string;
  value: number;
  low: number;
  high: number;
}

const dayMinutes = 1440;
/** Days that a plot goes back, and what one of its points stands for; amounts are worth telling by the hour or the day. */
const spans: Readonly<Record<HealthRange, { days: number; levelMinutes: number; amountMinutes: number }>> = {
  day: { days: 1, levelMinutes: 15, amountMinutes: 60 },
  week: { days: 7, levelMinutes: 60, amountMinutes: dayMinutes },
  month: { days: 31, levelMinutes: 240, amountMinutes: dayMinutes },
  year: { days: 366, levelMinutes: dayMinutes, amountMinutes: 7 * dayMinutes },
  all: { days: 5 * 366, levelMinutes: 7 * dayMinutes, amountMinutes: 7 * dayMinutes },
};

export const getHealthSeries = defineQuery(
  apiContract.wearables.getHealthSeries,
  async ({ db, circle, input, now }) => {
    const { metric, range } = input;
    const wearer = await findWearer(db, circle, input.wearerId);
    const span = spans[range];
    const isLevel = metricFacts[metric].kind === 'level';
    const spanMinutes = isLevel ? span.levelMinutes : span.amountMinutes;
    const from = new Date(now.getTime() - span.days * 86_400_000).toISOString();
    // Walls of the wearer's clock, weeks from Monday; a night belongs to the day on which it ends.
    const wall = sql`(start_at + ${isNightly(metric) ? '6 hours' : '0'}::interval) at time zone ${wearer.timeZone}`;
    const binOf = (minutes: number, at: SQL) =>
      sql`date_bin(${`${minutes} minutes`}::interval, ${at}, timestamp '2001-01-01')`;
    const { rows } = await db.execute<Row>(sql`
      select to_char(at, 'YYYY-MM-DD"T"HH24:MI') as at, value, low, high from (
        select ${binOf(spanMinutes, sql`at`)} as at, avg(value) as value, min(low) as low, max(high) as high from (
          select at, max(value) as value, min(low) as low, max(high) as high from (
            select ${binOf(Math.min(spanMinutes, dayMinutes), wall)} as at, ${isLevel ? sql`''` : sql`source`} as source,
              ${isLevel ? level : amountOf(metric)}
            from ${healthReadings}
            where circle_id = ${circle.id} and wearer_id = ${wearer.id} and ${isMetric(metric)}
              and start_at >= ${from}::timestamptz
            group by 1, 2
          ) as by_source
          group by at
        ) as by_day
        group by 1
      ) as bins
      order by bins.at limit ${wearableLimits.points}`);
    return { wearerId: wearer.id, metric, spanMinutes, points: rows.map(rounded) };
  },
);

const level = sql`avg(value) as value, min(value) as low, max(value) as high`;

/** Of sleep the stages, or where there are none what was told as sleep. */
function amountOf(metric: HealthMetric): SQL {
  const whole = sql`coalesce(sum(value) filter (where metric = 'sleep'), 0)`;
  const stages = sql`coalesce(sum(value) filter (where metric <> 'sleep'), 0)`;
  const sum = metric === 'sleep' ? sql`greatest(${whole}, ${stages})` : sql`sum(value)`;
  return sql`${sum} as value, ${sum} as low, ${sum} as high`;
}

function isMetric(metric: HealthMetric): SQL {
  return metric === 'sleep'
    ? sql`metric in ('sleep', 'deepSleep', 'remSleep', 'lightSleep')`
    : sql`metric = ${metric}`;
}

function isNightly(metric: HealthMetric): boolean {
  return metricFacts[metric].ucum === 'min';
}

/** A hundredth is finer than any of these is measured. */
function rounded({ at, value, low, high }: Row): Row {
  const two = (number: number) => Math.round(number * 100) / 100;
  return { at, value: two(value), low: two(low), high: two(high) };
}
