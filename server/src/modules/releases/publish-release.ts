import { createHash, randomUUID } from 'node:crypto';
import type { RemoteManifest } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database, Reader } from '../../database/database';
import { Refusal, refuse } from '../../refuse';
import type { CheckedBuild } from './check-build';
import { dueFiles, hasSameContent } from './due-files';
import type { ReleaseArchives } from './release-archives';
import type { ReleaseFiles } from './release-files';
import { releaseActions, releases } from './releases.tables';
import { requireOwnNames } from './require-own-names';

export interface PublishContext {
  db: Database;
  files: ReleaseFiles;
  now: Date;
  /** Who publishes, for the audit trail. */
  actor: string;
  notes?: string;
  /** The packed build, and where it is kept for servers that have it on no disk of theirs. */
  packed?: { archive: Buffer; archives: ReleaseArchives };
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
 * Makes a build an immutable version (REL-1); who is served it is decided apart. Publishing the same build again only puts back
 * what has been damaged. Refuses VERSION_EXISTS for another content under a version that is taken.
 */
export async function publishRelease(build: CheckedBuild, context: PublishContext): Promise<Published> {
  const { manifest, files } = build;
  const { name: remote, version } = manifest;
  const { packed } = context;
  const known = await findManifest(context.db, remote, version);
  if (known) requireSameContent(known, manifest);
  // Before the transaction, in which nothing waits for another machine: a version that is there has its archive.
  await packed?.archives.put(manifest, packed.archive);
  if (known) return { remote, version, isNew: false, mended: await store(manifest, files, context.files) };
  try {
    const isNew = await insertRelease(build, context);
    return isNew ? { remote, version, isNew, mended: [] } : await publishRelease(build, context);
  } catch (error) {
    if (error instanceof Refusal) await packed?.archives.remove(manifest);
    throw error;
  }
}

/** False when another process came first: what it has made stands. */
function insertRelease(
  { manifest, contracts, files }: CheckedBuild,
  context: PublishContext,
): Promise<boolean> {
  const { name: remote, version } = manifest;
  return context.db.transaction(async (tx) => {
    await requireOwnNames(tx, manifest);
    const { now: at, actor, notes = '' } = context;
    const added = await tx
      .insert(releases)
      .values({
        ...{ remote, version, manifest, contracts, publishedAt: at, publisher: actor, notes },
        sizeBytes: manifest.files.reduce((sum, { size }) => sum + size, 0),
        sums: Object.fromEntries([...files].map(([file, bytes]) => [file, sha384(bytes)])),
      })
      .onConflictDoNothing()
      .returning({ version: releases.version });
    if (added.length === 0) return false;
    const action = { remote, version, actor, reason: notes, at, action: 'published' as const };
    await tx.insert(releaseActions).values({ ...action, id: randomUUID() });
    // Before the commit: a version that is there has its files.
    await store(manifest, files, context.files);
    return true;
  });
}

function requireSameContent(known: RemoteManifest, manifest: RemoteManifest): void {
  if (hasSameContent(known, manifest)) return;
  const { name, version } = manifest;
  throw refuse('VERSION_EXISTS', { message: `${name} ${version} was published with other content` });
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

async function findManifest(db: Reader, remote: string, version: string): Promise<RemoteManifest | null> {
  const [row] = await db
    .select({ manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return row?.manifest ?? null;
}

function sha384(bytes: Buffer): string {
  return createHash('sha384').update(bytes).digest('base64');
}
