import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../database/database';
import type { FileStore } from '../../files/file-store';
import { createFolderFileStore } from '../../files/folder-file-store';
import { openS3 } from '../../files/s3/open-s3';
import { isWhole } from '../../testing/depth';
import { hasSwift, startSwift, type SwiftServer } from '../../testing/partners/swift-server';
import { packed, sumOf, testBuild, type TestBuild } from '../../testing/test-build';
import { takeTestDatabase } from '../../testing/test-database';
import { publishRelease } from './publish-release';
import { archivePlaceOf, createReleaseArchives } from './release-archives';
import { releaseFolder } from './release-files';
import { releaseActions, releaseArchives, releases } from './releases.tables';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await takeTestDatabase();
});
afterAll(() => database.close());

describe('REL-1 packed builds in a folder', () =>
  restWithFiles(async () => createFolderFileStore(newFolder())));

// That Swift keeps what it is given `s3-file-store.test.ts` proves at each landing.
describe.runIf(hasSwift && isWhole)(
  'REL-1 packed builds in a bucket of a real server with the interface of S3',
  () => {
    let swift: SwiftServer | undefined;
    // Four programs of Python start slowly on a busy machine.
    beforeAll(async () => void (swift = await startSwift()), 180_000);
    afterAll(() => swift?.stop());
    restWithFiles(() => {
      if (!swift) throw new Error('Swift does not run.');
      return openS3(swift.options);
    });
  },
);

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'archives-'));
  folders.push(folder);
  return folder;
}

/** What holds wherever files rest. */
function restWithFiles(openStore: () => Promise<FileStore>): void {
  let store: FileStore;
  beforeEach(async () => {
    for (const table of [releases, releaseActions, releaseArchives]) await database.db.delete(table);
    store = await openStore();
  });
  const archives = () => createReleaseArchives(database.db, store);
  const publish = async (build: TestBuild, archive?: Buffer) =>
    publishRelease(build, {
      ...{ db: database.db, files: releaseFolder(newFolder()), now: new Date(), actor: 'test' },
      packed: { archive: archive ?? (await packed(build)), archives: archives() },
    });
  // More than one object of a bucket holds, in a file that is not compressed once more.
  const large = (version: string) => {
    const build = testBuild(version, 'all of it');
    const picture = randomBytes(3_000_000);
    build.manifest.files.push({ path: 'pets.webp', integrity: sumOf(picture), size: picture.length });
    build.files.set('pets.webp', picture);
    return build;
  };

  it('REL-1 come back whole on every server, and no row of the database holds them', async () => {
    const build = large('1.0.0');
    await publish(build);
    const files = await archives().read('mfe-pets', '1.0.0');
    expect(files?.get('pets.webp')?.equals(build.files.get('pets.webp') as Buffer)).toBe(true);
    expect(await database.db.select().from(releaseArchives)).toEqual([]);
    expect(await archives().read('mfe-pets', '9.9.9')).toBeNull();
  });

  it('REL-1 that were damaged are told from whole ones, and put back when the same build is published again', async () => {
    const build = large('2.0.0');
    await publish(build);
    await store.append(archivePlaceOf(build.manifest), 0, once(Buffer.from('no archive')));
    await expect(archives().read('mfe-pets', '2.0.0')).rejects.toThrow(/damaged/);
    expect(await publish(build)).toMatchObject({ isNew: false });
    expect((await archives().read('mfe-pets', '2.0.0'))?.size).toBe(3);
  });

  it('REL-1 of builds that are refused leave nothing behind and touch no other’s', async () => {
    await publish(testBuild('3.0.0', 'three'));
    const other = testBuild('3.0.0', 'other');
    await expect(publish(other)).rejects.toMatchObject({ code: 'VERSION_EXISTS' });
    const routes = [{ id: 'pets', path: '/dashboard', title: 'pets.title' }];
    const taken = testBuild('3.1.0', 'taken', { routes });
    await expect(publish(taken)).rejects.toMatchObject({ code: 'BUILD_REFUSED' });
    for (const { manifest } of [other, taken]) expect(await store.sizeOf(archivePlaceOf(manifest))).toBe(0);
    expect((await archives().read('mfe-pets', '3.0.0'))?.get('container.js')?.toString()).toBe('three');
  });

  it('REL-1 of versions from before are read where they stand', async () => {
    const build = testBuild('0.1.0', 'before');
    const { manifest } = build;
    await publishRelease(build, {
      ...{ db: database.db, files: releaseFolder(newFolder()), now: new Date(), actor: 'test' },
    });
    const row = { remote: manifest.name, version: manifest.version, archive: await packed(build) };
    await database.db.insert(releaseArchives).values(row);
    expect((await archives().read('mfe-pets', '0.1.0'))?.get('container.js')?.toString()).toBe('before');
  });
}
