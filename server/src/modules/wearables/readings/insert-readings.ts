import type { HealthReading } from '@carecircle/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { healthReadings } from './health-readings.tables';
import { instantOf } from './instant-of';

/** A measurement and what measured it. */
export type SourcedReading = HealthReading & { source: string };

interface Place {
  circleId: string;
  wearerId: string;
}

/** Writes thousands of readings in one statement; gives those that were not here before. */
export async function insertReadings(
  tx: Transaction,
  place: Place,
  readings: readonly SourcedReading[],
): Promise<HealthReading[]> {
  const { rows } = await tx.execute<{ metric: HealthReading['metric']; start: string; value: number }>(sql`
    ${insertionOf(place, readings)}
    returning metric, to_json(start_at at time zone 'UTC') #>> '{}' as start, value`);
  return rows.map(({ metric, start, value }) => ({ metric, startAt: instantOf(start), endAt: null, value }));
}

/** The same, where years of them come: gives of each metric how many were not here before. */
export async function insertCounted(
  tx: Transaction,
  place: Place,
  readings: readonly SourcedReading[],
): Promise<{ metric: HealthReading['metric']; count: number }[]> {
  const { rows } = await tx.execute<{ metric: HealthReading['metric']; count: number }>(sql`
    with taken as (${insertionOf(place, readings)} returning metric)
    select metric, count(*)::int as count from taken group by metric`);
  return rows;
}

function insertionOf({ circleId, wearerId }: Place, readings: readonly SourcedReading[]): SQL {
  const column = (name: keyof SourcedReading) => sql.param(readings.map((reading) => reading[name]));
  return sql`
    insert into ${healthReadings} (circle_id, wearer_id, metric, start_at, source, end_at, value)
    select ${circleId}::uuid, ${wearerId}::uuid, given.*
    from unnest(
      ${column('metric')}::text[], ${column('startAt')}::timestamptz[], ${column('source')}::text[],
      ${column('endAt')}::timestamptz[], ${column('value')}::float8[]
    ) as given
    on conflict do nothing`;
}
