import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../database/database';
import type { FileStore } from '../../files/file-store';
import { createMemoryFileStore } from '../../files/memory-file-store';
import { chooseReleases, packBuild, publishRelease } from '../../modules/releases';
import { releaseActions, releases } from '../../modules/releases/releases.tables';
import { createTestClock } from '../../testing/test-clock';
import { takeTestDatabase } from '../../testing/test-database';
import { testBuild } from '../../testing/test-build';
import type { ShellBuild } from './shell-build';
import { openWebApp, type WebApp } from './web-app';

const clock = createTestClock();
const log = pino({ level: 'silent' });
const nobody = { circleId: null, isOperator: false };

let database: DatabaseHandle;
let files: FileStore;
const disks: string[] = [];
beforeEach(async () => {
  database = await takeTestDatabase();
  files = createMemoryFileStore();
  return async () => {
    for (const disk of disks.splice(0)) rmSync(disk, { recursive: true, force: true });
    await database.close();
  };
});

interface Started extends WebApp {
  disk: string;
}

/** A server with a disk of its own and, beside it, this build; database and files belong to both. */
async function start(version: string): Promise<Started> {
  const disk = mkdtempSync(path.join(tmpdir(), 'two-disks-'));
  disks.push(disk);
  mkdirSync(path.join(disk, 'shell'));
  const shell = { folder: disk, files: [], shared: {} } as unknown as ShellBuild;
  const builds = new Map([['mfe-pets', testBuild(version, `the pets of ${version}`)]]);
  const options = {
    dataFolder: disk,
    isDevelopment: false,
    lostReleases: new Set<string>(),
    shellExports: {},
    files,
  };
  const webApp = await openWebApp(
    { shell, contractsVersion: '0.1.0', builds },
    { ...options, db: database.db, clock, log },
  );
  return { ...webApp, disk };
}

const served = async (servable: WebApp) =>
  (await chooseReleases(database.db, servable, nobody))[0]?.current.manifest.version;

async function fileOf({ bringRelease, releaseFiles }: WebApp, version: string): Promise<string> {
  await bringRelease({ remote: 'mfe-pets', version });
  return readFileSync(releaseFiles.pathOf(`mfe-pets/${version}`, 'container.js'), 'utf8');
}

it('REL-1 REL-3 of two servers with disks of their own the older one, started last, serves what the newer one does', async () => {
  const newer = await start('2.0.0');
  const older = await start('1.0.0');
  for (const server of [newer, older]) {
    expect(await served(server)).toBe('2.0.0');
    expect(await fileOf(server, '2.0.0')).toBe('the pets of 2.0.0');
  }
  expect(await database.db.select().from(releases)).toHaveLength(1);
  const actions = await database.db.select().from(releaseActions);
  expect(actions.map(({ action, version }) => `${action} ${version}`).sort()).toEqual([
    'published 2.0.0',
    'served 2.0.0',
  ]);
});

it('REL-1 what is published at one of them is at once served by the other', async () => {
  const [newer, older] = [await start('2.0.0'), await start('1.0.0')];
  const build = testBuild('3.0.0', 'the pets of 3.0.0');
  const packed = { archive: await packBuild(build), archives: newer.archives };
  const context = { db: database.db, files: newer.releaseFiles, now: clock.now(), actor: 'test', packed };
  await publishRelease(build, context);
  expect(await fileOf(older, '3.0.0')).toBe('the pets of 3.0.0');
});

it('MFE-8 a server whose disk was lost has the files again when it starts', async () => {
  const first = await start('2.0.0');
  rmSync(first.disk, { recursive: true });
  const again = await start('1.0.0');
  expect(again.lostReleases.size).toBe(0);
  expect(await fileOf(again, '2.0.0')).toBe('the pets of 2.0.0');
});
