import { asc, sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { rollouts } from '../releases.tables';

export type RolloutRow = typeof rollouts.$inferSelect;

export function readRollouts(reader: Reader): Promise<RolloutRow[]> {
  return reader.select().from(rollouts).orderBy(asc(rollouts.remote));
}

/** Grows with every decision about any area (REL-3): what was chosen at another one may have been chosen otherwise by now. */
export async function readRegistryRevision(reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ revision: sql<number>`coalesce(sum(${rollouts.revision}), 0)::int` })
    .from(rollouts);
  return row?.revision ?? 0;
}

/** Another text whenever a rollout was written: PostgreSQL gives each version of a row the number of the transaction that wrote it. */
export async function readRolloutsMark(reader: Reader): Promise<string> {
  const [row] = await reader
    .select({
      mark: sql<
        string | null
      >`md5(string_agg(${rollouts.remote} || ' ' || xmin, ',' order by ${rollouts.remote}))`,
    })
    .from(rollouts);
  return row?.mark ?? '';
}

/** What pages made now may ask for: the version served, the one that some have first, and the last good one. */
export function versionsInUse({
  version,
  previousVersion,
  candidate,
}: Pick<RolloutRow, 'version' | 'previousVersion' | 'candidate'>): string[] {
  return [version, previousVersion, candidate?.version].filter((each) => typeof each === 'string');
}
