import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../../database/database';
import type { Counts } from './evidence';
import { releaseSignals } from '../releases.tables';

export interface SignalCount {
  remote: string;
  version: string;
  minute: Date;
  kind: string;
  bucket: number;
  count: number;
}

interface Asked {
  remote: string;
  version: string;
  since: Date;
}

const keptDays = 30;

/** Adds what was counted; in one order, so that two servers never wait for each other. */
export async function addCounts(db: Database, counts: readonly SignalCount[]): Promise<void> {
  if (counts.length === 0) return;
  const key = ({ remote, version, minute, kind, bucket }: SignalCount) =>
    [remote, version, minute.toISOString(), kind, bucket].join(' ');
  const sorted = [...counts].sort((one, other) => (key(one) < key(other) ? -1 : 1));
  const { remote, version, minute, kind, bucket } = releaseSignals;
  await db
    .insert(releaseSignals)
    .values(sorted)
    .onConflictDoUpdate({
      target: [remote, version, minute, kind, bucket],
      set: { count: sql`${releaseSignals.count} + excluded.count` },
    });
}

/** Visits and failed visits of a version, from the minute of `since` on. */
export async function readCounts(reader: Reader, { remote, version, since }: Asked): Promise<Counts> {
  const rows = await reader
    .select({ kind: releaseSignals.kind, count: sql<number>`sum(${releaseSignals.count})::int` })
    .from(releaseSignals)
    .where(
      and(
        ...[eq(releaseSignals.remote, remote), eq(releaseSignals.version, version)],
        ...[gte(releaseSignals.minute, minuteOf(since)), inArray(releaseSignals.kind, ['load', 'failed'])],
      ),
    )
    .groupBy(releaseSignals.kind);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
  // A visit in which it never showed has failed, and counts as one.
  const failures = of('failed');
  return { loads: Math.max(of('load'), failures), failures };
}

/** Lets go of what was counted more than a month ago. */
export async function forgetCounts(db: Database, now: Date): Promise<void> {
  await db
    .delete(releaseSignals)
    .where(lt(releaseSignals.minute, new Date(now.getTime() - keptDays * 86_400_000)));
}

export function minuteOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000);
}
