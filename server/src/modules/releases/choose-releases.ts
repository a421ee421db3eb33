import type { ReleaseChoice, RemoteManifest, ServedRelease } from '@carecircle/contracts';
import { PageManifest } from '@carecircle/contracts/schemas';
import { inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../database/database';
import { releases, rollouts } from './releases.tables';

/** Of which releases an installation can choose. */
export interface ServableReleases {
  remotes: readonly string[];
  /** Versions of which stored files are lost, as `<remote>/<version>`. */
  lostReleases: ReadonlySet<string>;
}

/**
 * What the registry answers for one circle (MFE-3): of each remote the version to run and the last good one before it. Only
 * `remotes` count, so that an area taken out of the product vanishes from screens while its history stays. A version of which
 * files are lost gives way to the other one; where both are lost, the area has its card.
 */
export async function chooseReleases(
  reader: Reader,
  { remotes, lostReleases }: ServableReleases,
): Promise<ReleaseChoice[]> {
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
  const isLost = ({ name, version }: RemoteManifest) => lostReleases.has(`${name}/${version}`);
  return rows.map((row) => {
    const previous = row.previous && !isLost(row.previous) ? row.previous : null;
    const [current, fallBack] = previous && isLost(row.current) ? [previous, null] : [row.current, previous];
    return { remote: row.remote, current: served(current), previous: fallBack && served(fallBack) };
  });
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
