import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../database/database';
import { testBuild } from '../../testing/test-build';
import { takeTestDatabase } from '../../testing/test-database';
import type { ShellExports } from './build-contracts';
import { chooseReleases } from './rollouts/choose-releases';
import { publishRelease } from './publish-release';
import { explainChoice } from './read-areas';
import { releaseFolder } from './release-files';
import { releaseActions, releases, rollouts } from './releases.tables';
import { serveAtStart } from './serve-at-start';

let database: DatabaseHandle;
let folder: string;
beforeAll(async () => {
  database = await takeTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [releases, rollouts, releaseActions]) await database.db.delete(table);
  folder = mkdtempSync(path.join(tmpdir(), 'misfit-'));
  return () => rmSync(folder, { recursive: true });
});

const now = new Date('2026-11-21T08:00:00.000Z');
const shellWith = (...names: string[]): ShellExports => ({ '@carecircle/ui': names });
const servableIn = (shellExports: ShellExports) => ({ lostReleases: new Set<string>(), shellExports });

/** A version, of each test's and this file's own since one that was read is not read again, that uses this of the shell's library, published and served to everybody. */
async function serve(version: string, uses: string[]): Promise<void> {
  const build = {
    ...testBuild(version, version),
    contracts: { uses: { '@carecircle/ui': uses }, events: {} },
  };
  await publishRelease(build, { db: database.db, files: releaseFolder(folder), now, actor: 'test' });
  await serveAtStart(database.db, { remote: 'mfe-pets', version, actor: 'test', now });
}
async function chosenIn(shellExports: ShellExports) {
  const [choice] = await chooseReleases(database.db, servableIn(shellExports), {
    circleId: null,
    isOperator: false,
  });
  return choice;
}

describe('a version that was published for another shell than the one that serves it', () => {
  it('MFE-2 REL-5 gives way to the one before it, which uses only what this shell has', async () => {
    await serve('71.0.0', ['Button']);
    await serve('71.1.0', ['Button', 'Carousel']);
    const now = await chosenIn(shellWith('Button', 'Carousel'));
    expect(now?.current.manifest.version).toBe('71.1.0');
    expect(now?.previous?.manifest.version).toBe('71.0.0');
    const earlier = await chosenIn(shellWith('Button'));
    expect(earlier?.current).toMatchObject({ manifest: { version: '71.0.0' } });
    expect(earlier?.current.misfit).toBeUndefined();
    expect(earlier?.previous).toBeNull();
  });

  it('MFE-2 REL-5 never stands in for another one', async () => {
    await serve('72.0.0', ['Carousel']);
    await serve('72.1.0', ['Button']);
    expect(await chosenIn(shellWith('Button'))).toMatchObject({
      current: { manifest: { version: '72.1.0' } },
      previous: null,
    });
  });

  it('MFE-2 REL-5 is named with the reason where no other one fits either, so that the gate lets none of it run', async () => {
    await serve('73.0.0', ['Carousel']);
    expect((await chosenIn(shellWith('Button')))?.current).toMatchObject({
      manifest: { version: '73.0.0' },
      misfit: 'uses Carousel of @carecircle/ui, which the shell has not',
    });
  });

  it('REL-6 is told to operators who ask why a circle has the version before it', async () => {
    await serve('74.0.0', ['Button']);
    await serve('74.1.0', ['Carousel']);
    const circleId = '0199a000-0000-7000-8000-000000000001';
    const servable = servableIn(shellWith('Button'));
    expect(await explainChoice(database.db, { remote: 'mfe-pets', circleId, servable })).toMatchObject({
      version: '74.0.0',
      because: 'lost',
    });
  });
});
