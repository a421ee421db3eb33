import { asc, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { rollouts } from './releases.tables';

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

/** What pages made now may ask for: the version served, the one that some have first, and the last good one. */
export function versionsInUse({
  version,
  previousVersion,
  candidate,
}: Pick<RolloutRow, 'version' | 'previousVersion' | 'candidate'>): string[] {
  return [version, previousVersion, candidate?.version].filter((each) => typeof each === 'string');
}
