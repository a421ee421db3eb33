import { releaseLimits, type ReleaseSeries, type ReleaseHealth } from '@carecircle/contracts';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { releaseSignals } from '../releases.tables';

const dayMs = 86_400_000;
/** Of a day no more points than a screen can show. */
const pointMs = 10 * 60_000;

interface Bucket {
  kind: string;
  bucket: number;
  count: number;
}

/** How versions fared over the last day. */
export async function readHealth(
  reader: Reader,
  remote: string,
  versions: readonly string[],
  now: Date,
): Promise<ReleaseHealth[]> {
  const rows = await reader
    .select({
      version: releaseSignals.version,
      kind: releaseSignals.kind,
      bucket: releaseSignals.bucket,
      count: sql<number>`sum(${releaseSignals.count})::int`,
    })
    .from(releaseSignals)
    .where(ofLastDay(remote, versions, now))
    .groupBy(releaseSignals.version, releaseSignals.kind, releaseSignals.bucket);
  return versions.map((version) =>
    healthOf(
      version,
      rows.filter((row) => row.version === version),
    ),
  );
}

function healthOf(version: string, rows: readonly Bucket[]): ReleaseHealth {
  const sum = (kind: string) => rows.reduce((all, row) => all + (row.kind === kind ? row.count : 0), 0);
  const failures = sum('failed');
  return {
    version,
    loads: Math.max(sum('load'), failures),
    failures,
    errors: sum('error'),
    crashes: sum('crash'),
    refusals: sum('refusal'),
    loadMs: upperQuarter(rows.filter(({ kind }) => kind === 'load')),
    inpMs: upperQuarter(rows.filter(({ kind }) => kind === 'inp')),
  };
}

/** The length that three in four were no longer than; null where nothing was measured. */
export function upperQuarter(buckets: readonly Bucket[]): number | null {
  const sorted = buckets.filter(({ bucket }) => bucket > 0).sort((one, other) => one.bucket - other.bucket);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of sorted) {
    seen += count;
    if (seen >= all * 0.75) return bucket;
  }
  return null;
}

/** The same over time, in steps of ten minutes. */
export async function readSeries(
  reader: Reader,
  remote: string,
  versions: readonly string[],
  now: Date,
): Promise<ReleaseSeries[]> {
  const at = sql<string>`to_char(date_bin('10 minutes', ${releaseSignals.minute}, timestamptz '2020-01-01') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const rows = await reader
    .select({
      ...{ at, version: releaseSignals.version, kind: releaseSignals.kind, bucket: releaseSignals.bucket },
      count: sql<number>`sum(${releaseSignals.count})::int`,
    })
    .from(releaseSignals)
    .where(and(ofLastDay(remote, versions, now), inArray(releaseSignals.kind, ['load', 'failed'])))
    .groupBy(sql`1`, releaseSignals.version, releaseSignals.kind, releaseSignals.bucket)
    .orderBy(asc(sql`1`));
  return versions.map((version) => ({
    version,
    points: pointsOf(rows.filter((row) => row.version === version)).slice(-releaseLimits.healthPoints),
  }));
}

function pointsOf(rows: readonly (Bucket & { at: string })[]): ReleaseSeries['points'] {
  const moments = [...new Set(rows.map(({ at }) => at))];
  return moments.map((at) => {
    const { loads, failures, loadMs } = healthOf(
      '',
      rows.filter((row) => row.at === at),
    );
    return { at, loads, failures, loadMs };
  });
}

function ofLastDay(remote: string, versions: readonly string[], now: Date) {
  const since = new Date(Math.floor((now.getTime() - dayMs) / pointMs) * pointMs);
  return and(
    ...[eq(releaseSignals.remote, remote), inArray(releaseSignals.version, [...versions, ''])],
    gte(releaseSignals.minute, since),
  );
}
