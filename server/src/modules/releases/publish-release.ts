import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RemoteManifest } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database';
import { refuse } from '../../spine/refuse';
import type { CheckedBuild } from './check-build';
import type { ReleaseFiles } from './release-files';
import { releaseActions, releases, rollouts } from './releases.tables';

export interface PublishContext {
  db: Database;
  files: ReleaseFiles;
  now: Date;
  /** Who publishes, for the audit trail. */
  actor: string;
}

export interface Published {
  remote: string;
  version: string;
  /** False when this very build had been published before. */
  isNew: boolean;
}

/**
 * Makes a build an immutable version and serves it, keeping the version before as the last good one (REL-1). Publishing the
 * same build again changes nothing. Refuses VERSION_EXISTS for another content under a version that is taken.
 */
export async function publishRelease(
  { manifest, files }: CheckedBuild,
  context: PublishContext,
): Promise<Published> {
  const { name: remote, version } = manifest;
  const known = await findRelease(context.db, remote, version);
  if (known && !hasSameContent(known.manifest, manifest)) {
    throw refuse('VERSION_EXISTS', { message: `${remote} ${version} was published with other content` });
  }
  const place = `${remote}/${version}`;
  if (!(await context.files.has(place))) {
    const manifestFile = Buffer.from(JSON.stringify(manifest));
    await context.files.put(place, new Map([...files, ['remote.json', manifestFile]]));
  }
  if (known?.served !== version)
    await context.db.transaction((tx) => serve(tx, manifest, known === null, context));
  return { remote, version, isNew: known === null };
}

async function serve(tx: Transaction, manifest: RemoteManifest, isNew: boolean, context: PublishContext) {
  const { name: remote, version } = manifest;
  const { now: at, actor } = context;
  const action = { remote, version, actor, reason: '', at };
  if (isNew) {
    await tx.insert(releases).values({ remote, version, manifest, publishedAt: at }).onConflictDoNothing();
    await tx.insert(releaseActions).values({ ...action, id: randomUUID(), action: 'published' });
  }
  const [served] = await tx.select().from(rollouts).where(eq(rollouts.remote, remote)).for('update');
  if (served?.version === version) return;
  const next = { version, previousVersion: served?.version ?? null, changedAt: at };
  await tx
    .insert(rollouts)
    .values({ remote, ...next })
    .onConflictDoUpdate({ target: rollouts.remote, set: next });
  await tx.insert(releaseActions).values({ ...action, id: randomUUID(), action: 'served' });
}

/** What is known of a version, and which one of its remote is served. */
async function findRelease(db: Database, remote: string, version: string) {
  const [row] = await db
    .select({ manifest: releases.manifest, served: rollouts.version })
    .from(releases)
    .leftJoin(rollouts, eq(rollouts.remote, releases.remote))
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return row ?? null;
}

/** The commit is a label: the same content built from a later commit is the same build. */
function hasSameContent(one: RemoteManifest, other: RemoteManifest): boolean {
  return isDeepStrictEqual({ ...one, commit: '' }, { ...other, commit: '' });
}
