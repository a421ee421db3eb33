import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../database/database';
import { chooseReleases } from '../../modules/releases';
import { releaseActions, releases, rollouts } from '../../modules/releases/releases.tables';
import { serveAtStart } from '../../modules/releases/serve-at-start';
import { createMemoryFileStore } from '../../files/memory-file-store';
import { createTestClock } from '../../testing/test-clock';
import { testBuild } from '../../testing/test-build';
import { takeTestDatabase } from '../../testing/test-database';
import type { ShellBuild } from './shell-build';
import { openWebApp } from './web-app';

let database: DatabaseHandle;
let folder: string;

beforeAll(async () => {
  database = await takeTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [releases, rollouts, releaseActions]) await database.db.delete(table);
  folder = mkdtempSync(path.join(tmpdir(), 'web-app-'));
  mkdirSync(path.join(folder, 'shell'));
  return () => rmSync(folder, { recursive: true });
});

const clock = createTestClock();
const log = pino({ level: 'silent' });

/** Starts with a build beside the server. */
async function start(version: string, isDevelopment: boolean): Promise<void> {
  const shell = { folder, files: [], shared: {} } as unknown as ShellBuild;
  const builds = new Map([['mfe-pets', testBuild(version, version)]]);
  const options = {
    dataFolder: folder,
    isDevelopment,
    lostReleases: new Set<string>(),
    shellExports: {},
    files: createMemoryFileStore(),
    db: database.db,
    clock,
    log,
  };
  await openWebApp({ shell, contractsVersion: '0.1.0', builds }, options);
}

async function served(): Promise<string | undefined> {
  const nobody = { circleId: null, isOperator: false };
  const [choice] = await chooseReleases(database.db, { lostReleases: new Set(), shellExports: {} }, nobody);
  return choice?.current.manifest.version;
}

describe('REL-1 a start and what is served', () => {
  it('REL-1 an empty registry begins with what is built, and no later start changes anything', async () => {
    await start('1.0.0', false);
    expect(await served()).toBe('1.0.0');
    await start('2.0.0', false);
    expect(await served()).toBe('1.0.0');
    expect(await database.db.select().from(releases)).toHaveLength(1);
  });

  it('MFE-9 a developer’s start serves what was built, also an earlier build again', async () => {
    for (const version of ['1.0.0', '2.0.0', '1.0.0']) {
      await start(version, true);
      expect(await served()).toBe(version);
    }
  });

  it('REL-1 not even that takes back what somebody has decided since', async () => {
    await start('1.0.0', true);
    await start('2.0.0', true);
    const decided = { remote: 'mfe-pets', version: '1.0.0', actor: 'olga@example.org', now: clock.now() };
    await serveAtStart(database.db, decided);
    await start('2.0.0', true);
    expect(await served()).toBe('1.0.0');
  });
});
