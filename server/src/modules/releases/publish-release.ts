import { randomUUID } from 'node:crypto';
import type { RemoteManifest } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import type { CheckedBuild } from './check-build';
import { dueFiles, hasSameContent } from './due-files';
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
  /** Files that were missing or damaged where they are stored, and were put there again. */
  mended: string[];
}

/**
 * Makes a build an immutable version and serves it, keeping the version before as the last good one (REL-1). Publishing the
 * same build again only puts back what has been damaged. Refuses VERSION_EXISTS for another content under a version that is taken.
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
  const mended = await store(manifest, files, context.files);
  if (known?.served !== version)
    await context.db.transaction((tx) => serve(tx, manifest, known === null, context));
  return { remote, version, isNew: known === null, mended };
}

async function store(
  manifest: RemoteManifest,
  files: CheckedBuild['files'],
  releaseFiles: ReleaseFiles,
): Promise<string[]> {
  const place = `${manifest.name}/${manifest.version}`;
  if (await releaseFiles.has(place))
    return (await releaseFiles.mend(place, dueFiles(manifest, files))).mended;
  const manifestFile = Buffer.from(JSON.stringify(manifest));
  await releaseFiles.put(place, new Map([...files, ['remote.json', manifestFile]]));
  return [];
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
