import type { ReleaseChoice, RemoteManifest, ServedRelease } from '@carecircle/contracts';
import { PageManifest } from '@carecircle/contracts/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { reasonToHave, type Audience } from './candidate';
import { releases } from './releases.tables';
import { readRollouts, versionsInUse, type RolloutRow } from './rollout-rows';

/** Of which releases an installation can choose. */
export interface ServableReleases {
  /** Versions of which stored files are lost, as `<remote>/<version>`. */
  lostReleases: ReadonlySet<string>;
}

/** The version for an audience and the one that stands in where it fails, best first. */
export function chooseVersions(
  row: RolloutRow,
  audience: Audience,
  lostReleases: ReadonlySet<string>,
): string[] {
  const { candidate, version, previousVersion } = row;
  const first = candidate && reasonToHave(candidate, audience) ? candidate.version : null;
  const wanted = [first, version, previousVersion].filter((each) => typeof each === 'string');
  const there = [...new Set(wanted)].filter((each) => !lostReleases.has(`${row.remote}/${each}`));
  // Where the files of all of them are lost, the area has its card.
  return (there.length > 0 ? there : wanted.slice(0, 1)).slice(0, 2);
}

/**
 * What the registry answers for one circle (MFE-3, REL-2): of each remote the version to run and the one that stands in for it.
 * The whole family has the same. A version of which files are lost gives way to the next one.
 */
export async function chooseReleases(
  reader: Reader,
  { lostReleases }: ServableReleases,
  audience: Audience,
): Promise<ReleaseChoice[]> {
  const rows = await readRollouts(reader);
  const served = await readServed(reader, rows);
  return rows.flatMap((row) => {
    const { remote } = row;
    const [current, previous] = chooseVersions(row, audience, lostReleases).map((version) =>
      served.get(`${remote}/${version}`),
    );
    return current ? [{ remote, current, previous: previous ?? null }] : [];
  });
}

/** One published version of a remote; null where there is none. */
export async function findRelease(
  reader: Reader,
  remote: string,
  version: string,
): Promise<ServedRelease | null> {
  const [row] = await reader
    .select({ manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return row ? served(row.manifest) : null;
}

/** A version never changes: what was read of it once is not read again for the next page. */
const known = new WeakMap<object, Map<string, ServedRelease>>();

async function readServed(
  reader: Reader,
  rows: readonly RolloutRow[],
): Promise<ReadonlyMap<string, ServedRelease>> {
  const kept = known.get(reader) ?? new Map<string, ServedRelease>();
  const wanted = rows.flatMap((row) =>
    versionsInUse(row).map((version) => ({ remote: row.remote, version })),
  );
  const missing = wanted.filter(({ remote, version }) => !kept.has(`${remote}/${version}`));
  const read = missing.length > 0 ? await readManifests(reader, missing) : [];
  const found = [
    ...kept,
    ...read.map((manifest) => [`${manifest.name}/${manifest.version}`, served(manifest)] as const),
  ];
  const inUse = new Set(wanted.map(({ remote, version }) => `${remote}/${version}`));
  const now = new Map(found.filter(([place]) => inUse.has(place)));
  if (missing.length > 0) known.set(reader, now);
  return now;
}

async function readManifests(
  reader: Reader,
  wanted: readonly { remote: string; version: string }[],
): Promise<RemoteManifest[]> {
  const rows = await reader
    .select({ manifest: releases.manifest })
    .from(releases)
    .where(
      and(
        inArray(
          releases.remote,
          wanted.map(({ remote }) => remote),
        ),
        inArray(
          releases.version,
          wanted.map(({ version }) => version),
        ),
      ),
    );
  return rows.map(({ manifest }) => manifest);
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
