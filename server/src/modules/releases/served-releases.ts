import type { RemoteManifest } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { releases, rollouts } from './releases.tables';

/** What pages made now may ask for: of each remote the version served and the last good one before it. */
export async function servedReleases(reader: Reader): Promise<RemoteManifest[]> {
  const isServed = sql`${releases.version} in (${rollouts.version}, ${rollouts.previousVersion})`;
  const rows = await reader
    .select({ manifest: releases.manifest })
    .from(releases)
    .innerJoin(rollouts, sql`${releases.remote} = ${rollouts.remote} and ${isServed}`);
  return rows.map(({ manifest }) => manifest);
}
