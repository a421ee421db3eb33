import type { ReleaseChoice, RemoteManifest, ServedRelease } from '@carecircle/contracts';
import { PageManifest } from '@carecircle/contracts/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { misfitOf, type BuildContracts, type ShellExports } from '../build-contracts';
import { reasonToHave, type Audience } from '../candidate';
import { releases } from '../releases.tables';
import { readRollouts, readRolloutsMark, versionsInUse, type RolloutRow } from './rollout-rows';

/** Of which releases an installation can choose. */
export interface ServableReleases {
  /** Versions of which stored files are lost, as `<remote>/<version>`. */
  lostReleases: ReadonlySet<string>;
  /** What the shell has: releases that use more give way to others. */
  shellExports: ShellExports;
}

/** A release as served, and what it uses. */
interface Known {
  release: ServedRelease;
  contracts: BuildContracts | null;
}

/**
 * What the registry answers for one circle (MFE-3, REL-2): of each remote the version to run and the one that stands in for it.
 * The whole family has the same. A version of which files are lost, or that uses what this shell has not, gives way to the next one; where
 * all do, the area has its card.
 */
export async function chooseReleases(
  reader: Reader,
  servable: ServableReleases,
  audience: Audience,
): Promise<ReleaseChoice[]> {
  const { rows, known } = await readRegistry(reader);
  return rows.flatMap((row) => {
    const { remote } = row;
    const [current, previous] = chooseKnown(row, audience, known, servable).map((version) =>
      servedOf(known.get(`${remote}/${version}`), servable),
    );
    return current ? [{ remote, current, previous: previous ?? null }] : [];
  });
}

/** The version of one remote for an audience, as `chooseReleases` chooses it. */
export async function chooseVersion(
  reader: Reader,
  row: RolloutRow,
  { audience, servable }: { audience: Audience; servable: ServableReleases },
): Promise<string | null> {
  const { known } = await readRegistry(reader);
  const [version = null] = chooseKnown(row, audience, known, servable);
  return version;
}

/**
 * The version for an audience and the one that stands in where it fails, best first: of those that can be served, or one that can't where
 * there is no other.
 */
function chooseKnown(
  row: RolloutRow,
  audience: Audience,
  known: ReadonlyMap<string, Known>,
  { lostReleases, shellExports }: ServableReleases,
): string[] {
  const { candidate, version, previousVersion } = row;
  const first = candidate && reasonToHave(candidate, audience) ? candidate.version : null;
  const wanted = [first, version, previousVersion].filter((each) => typeof each === 'string');
  const there = [...new Set(wanted)].filter((each) => {
    const place = `${row.remote}/${each}`;
    return !lostReleases.has(place) && knownMisfit(known.get(place), shellExports) === null;
  });
  return (there.length > 0 ? there : wanted.slice(0, 1)).slice(0, 2);
}

function servedOf(known: Known | undefined, { shellExports }: ServableReleases): ServedRelease | undefined {
  const misfit = knownMisfit(known, shellExports);
  return known && misfit !== null ? { ...known.release, misfit } : known?.release;
}

/** Neither a version nor a shell changes: they are compared once. */
const compared = new WeakMap<ShellExports, WeakMap<Known, string | null>>();

function knownMisfit(known: Known | undefined, shellExports: ShellExports): string | null {
  if (!known) return null;
  const before = compared.get(shellExports) ?? new WeakMap<Known, string | null>();
  compared.set(shellExports, before);
  const reason = before.get(known);
  if (reason !== undefined) return reason;
  const found = misfitOf(known.contracts, shellExports);
  before.set(known, found);
  return found;
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

/** What a choice is made from: all rollouts, and the versions they name, by `<remote>/<version>`. */
interface Registry {
  mark: string;
  rows: readonly RolloutRow[];
  known: ReadonlyMap<string, Known>;
}

const readBefore = new WeakMap<object, Registry>();

/** Nothing of it changes without its mark, which is read first: what is decided meanwhile is read with the next page. */
async function readRegistry(reader: Reader): Promise<Registry> {
  const mark = await readRolloutsMark(reader);
  const before = readBefore.get(reader);
  if (before?.mark === mark) return before;
  const rows = await readRollouts(reader);
  const registry = { mark, rows, known: await readKnown(reader, rows, before?.known) };
  readBefore.set(reader, registry);
  return registry;
}

/** A version never changes: what was read of it once is not read again. */
async function readKnown(
  reader: Reader,
  rows: readonly RolloutRow[],
  before: Registry['known'] = new Map(),
): Promise<Registry['known']> {
  const wanted = rows.flatMap((row) =>
    versionsInUse(row).map((version) => ({ remote: row.remote, version })),
  );
  const missing = wanted.filter(({ remote, version }) => !before.has(`${remote}/${version}`));
  const read = missing.length > 0 ? await readReleases(reader, missing) : [];
  const inUse = new Set(wanted.map(({ remote, version }) => `${remote}/${version}`));
  return new Map([...[...before].filter(([place]) => inUse.has(place)), ...read]);
}

async function readReleases(
  reader: Reader,
  wanted: readonly { remote: string; version: string }[],
): Promise<[place: string, Known][]> {
  const rows = await reader
    .select({ manifest: releases.manifest, contracts: releases.contracts })
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
  return rows.map(({ manifest, contracts }) => [
    `${manifest.name}/${manifest.version}`,
    { release: served(manifest), contracts },
  ]);
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
