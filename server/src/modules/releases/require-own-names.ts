import { isScreenLink, shellPaths, signedOutPaths, type RemoteManifest } from '@carecircle/contracts';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { refuseBuild } from './check-build';
import { releases } from './releases.tables';
import { readRollouts, versionsInUse } from './rollouts/rollout-rows';

type Claims = Pick<RemoteManifest, 'name' | 'routes' | 'slots' | 'menu' | 'quickActions'>;

/**
 * Refuses a build (BUILD_REFUSED) that takes an address, a screen, a slot item or a menu entry which another remote holds in a version
 * that somebody is served, or one of the shell's own, where links are read too: whose it is would hang on the order in which remotes
 * come.
 */
export async function requireOwnNames(reader: Reader, manifest: Claims): Promise<void> {
  const taken = new Map<string, string>();
  // The shell shows its page of this address to strangers; signed-in people get that of a remote.
  const shell = [...shellPaths, ...signedOutPaths].filter((path) => path !== '/privacy');
  for (const path of shell) taken.set(addressClaim(path), 'shell');
  for (const other of await othersInUse(reader, manifest.name))
    for (const claim of claimsOf(other)) taken.set(claim, other.name);
  for (const { path } of manifest.routes) if (isScreenLink(path)) taken.set(addressClaim(path), 'shell');
  const twice = claimsOf(manifest).find((claim) => taken.has(claim));
  if (twice !== undefined) refuseBuild(`${twice} belongs to ${taken.get(twice)}`);
}

async function othersInUse(reader: Reader, name: string): Promise<RemoteManifest[]> {
  const others = (await readRollouts(reader)).filter(({ remote }) => remote !== name);
  if (others.length === 0) return [];
  const used = new Set(
    others.flatMap((row) => versionsInUse(row).map((version) => `${row.remote}/${version}`)),
  );
  const rows = await reader
    .select({ manifest: releases.manifest })
    .from(releases)
    .where(
      inArray(
        releases.remote,
        others.map(({ remote }) => remote),
      ),
    );
  return rows.map((row) => row.manifest).filter((row) => used.has(`${row.name}/${row.version}`));
}

const addressClaim = (path: string) => `the address ${path.replace(/:[^/?]+/g, ':')}`;

function claimsOf({ routes, slots, menu, quickActions }: Claims): string[] {
  return [
    ...routes.map(({ id }) => `the screen ${id}`),
    ...routes.map(({ path }) => addressClaim(path)),
    ...slots.map(({ id }) => `the slot item ${id}`),
    ...menu.map(({ route }) => `the menu entry ${route}`),
    ...quickActions.map(({ id }) => `the quick action ${id}`),
  ];
}
