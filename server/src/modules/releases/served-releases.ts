import type { RemoteManifest } from '@carecircle/contracts';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { releases } from './releases.tables';
import { readRollouts, versionsInUse } from './rollouts/rollout-rows';

/** The manifests of every version that somebody may be served. */
export async function servedReleases(reader: Reader): Promise<RemoteManifest[]> {
  const rows = await readRollouts(reader);
  if (rows.length === 0) return [];
  const used = new Set(
    rows.flatMap((row) => versionsInUse(row).map((version) => `${row.remote}/${version}`)),
  );
  const published = await reader
    .select({ manifest: releases.manifest, remote: releases.remote, version: releases.version })
    .from(releases)
    .where(
      inArray(
        releases.remote,
        rows.map(({ remote }) => remote),
      ),
    );
  return published
    .filter(({ remote, version }) => used.has(`${remote}/${version}`))
    .map(({ manifest }) => manifest);
}
