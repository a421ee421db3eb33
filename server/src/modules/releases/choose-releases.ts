import type { ReleaseChoice, RemoteManifest, ServedRelease } from '@carecircle/contracts';
import { PageManifest } from '@carecircle/contracts/schemas';
import { inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../database/database';
import { releases, rollouts } from './releases.tables';

/**
 * What the registry answers for one circle (MFE-3): of each remote the version to run and the last good one before it. Only
 * `remotes` count, so that an area taken out of the product vanishes from screens while its history stays.
 */
export async function chooseReleases(reader: Reader, remotes: readonly string[]): Promise<ReleaseChoice[]> {
  if (remotes.length === 0) return [];
  const previous = alias(releases, 'previous');
  const rows = await reader
    .select({ remote: rollouts.remote, current: releases.manifest, previous: previous.manifest })
    .from(rollouts)
    .innerJoin(
      releases,
      sql`${releases.remote} = ${rollouts.remote} and ${releases.version} = ${rollouts.version}`,
    )
    .leftJoin(
      previous,
      sql`${previous.remote} = ${rollouts.remote} and ${previous.version} = ${rollouts.previousVersion}`,
    )
    .where(inArray(rollouts.remote, [...remotes]))
    .orderBy(rollouts.remote);
  return rows.map((row) => ({
    remote: row.remote,
    current: served(row.current),
    previous: row.previous && served(row.previous),
  }));
}

const addedSince = { spokenParts: [] } satisfies Partial<RemoteManifest>;

/** Rows of earlier versions of the manifest may lack what was added since. */
function served(manifest: RemoteManifest): ServedRelease {
  const known = Object.entries({ ...addedSince, ...manifest });
  return {
    manifest: Object.fromEntries(known.filter(([key]) => key in PageManifest.shape)) as PageManifest,
    baseUrl: `/releases/${manifest.name}/${manifest.version}/`,
  };
}
