import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RemoteManifest } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../database/database';
import { sumOf, testBuild } from '../../testing/test-build';
import { takeTestDatabase } from '../../testing/test-database';
import { chooseReleases } from './rollouts/choose-releases';
import { checkBuild } from './check-build';
import { dueFiles } from './due-files';
import { publishRelease, type PublishContext } from './publish-release';
import { releaseFolder } from './release-files';
import { releaseActions, releases, rollouts } from './releases.tables';
import { serveAtStart } from './serve-at-start';

let database: DatabaseHandle;
let folder: string;
let context: PublishContext;

beforeAll(async () => {
  database = await takeTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  for (const table of [releases, rollouts, releaseActions]) await database.db.delete(table);
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const files = releaseFolder(path.join(folder, 'stored'));
  const now = new Date('2026-11-21T08:00:00.000Z');
  context = { db: database.db, files, now, actor: 'test' };
  return () => rm(folder, { recursive: true });
});

/** What the shell has. */
const shellExports = { '@carecircle/ui': ['Button', 'Card'] };
const nobody = { circleId: null, isOperator: false };
const choose = async (...lost: string[]) => {
  const lostReleases = new Set(lost.map((version) => `mfe-pets/${version}`));
  return (await chooseReleases(database.db, { lostReleases, shellExports }, nobody))[0];
};

/** Writes a build of one container file and gives its folder. */
async function build(version: string, code: string, changes: Partial<RemoteManifest> = {}): Promise<string> {
  const built = await mkdtemp(path.join(folder, 'build-'));
  await writeFile(path.join(built, 'container.js'), code);
  const { manifest } = testBuild(version, code, changes);
  await writeFile(path.join(built, 'remote.json'), JSON.stringify(manifest));
  return built;
}

const publish = async (built: string, into: PublishContext) =>
  publishRelease(await checkBuild(built, '0.1.0'), into);

/** As a start does with what was built. */
const serve = async (built: string) => {
  const { remote, version } = await publish(built, context);
  await serveAtStart(database.db, { remote, version, actor: 'test', now: context.now });
};

const refusal = (code: string, message: RegExp) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) as string });

describe('REL-1 publish a build', () => {
  it('REL-1 stores each file with its compressed forms and serves the version once that is decided', async () => {
    const code = 'export const pets = "a hamster";\n'.repeat(20);
    const published = await publish(await build('1.0.0', code), context);
    expect(published).toEqual({ remote: 'mfe-pets', version: '1.0.0', isNew: true, mended: [] });
    const stored = path.join(folder, 'stored/mfe-pets/1.0.0/container.js');
    expect(await readFile(stored, 'utf8')).toBe(code);
    expect(brotliDecompressSync(await readFile(`${stored}.br`)).toString()).toBe(code);
    expect(await choose()).toBeUndefined();
    await serve(await build('1.0.0', code));
    const choice = await choose();
    expect(choice?.current.baseUrl).toBe('/releases/mfe-pets/1.0.0/');
    expect(choice?.previous).toBeNull();
  });

  it('REL-1 keeps the version before as the last good one', async () => {
    await serve(await build('1.0.0', 'one'));
    await serve(await build('1.1.0', 'two'));
    const choice = await choose();
    expect(choice?.current.manifest.version).toBe('1.1.0');
    expect(choice?.previous?.manifest.version).toBe('1.0.0');
  });

  it('REL-1 changes nothing when the same build comes again, whatever its commit', async () => {
    await publish(await build('1.0.0', 'one'), context);
    const again = await publish(await build('1.0.0', 'one', { commit: 'def' }), context);
    expect(again.isNew).toBe(false);
    expect(await database.db.select().from(releases)).toHaveLength(1);
  });

  it('REL-1 refuses other content under a version that is taken', async () => {
    await publish(await build('1.0.0', 'one'), context);
    await expect(publish(await build('1.0.0', 'two'), context)).rejects.toEqual(
      refusal('VERSION_EXISTS', /mfe-pets 1\.0\.0/),
    );
  });

  it('REL-7 writes who published and what was served then', async () => {
    await serve(await build('1.0.0', 'one'));
    const actions = await database.db.select().from(releaseActions);
    expect(actions.map((row) => [row.action, row.version, row.actor]).sort()).toEqual([
      ['published', '1.0.0', 'test'],
      ['served', '1.0.0', 'test'],
    ]);
  });
});

describe('MFE-8 what is stored is whole', () => {
  const code = 'export const pets = "a hamster";\n'.repeat(20);
  const stored = (name: string) => path.join(folder, 'stored/mfe-pets/1.0.0', name);

  it.each(['container.js', 'container.js.br', 'container.js.gz', 'remote.json', 'remote.json.br'])(
    'MFE-8 puts %s back when it is missing, and when it is damaged',
    async (name) => {
      const built = await build('1.0.0', code);
      await publish(built, context);
      const whole = await readFile(stored(name));
      const [base = ''] = name.split(/\.(?:br|gz)$/);
      await rm(stored(name));
      expect((await publish(built, context)).mended).toEqual([base]);
      expect(await readFile(stored(name))).toEqual(whole);
      await writeFile(stored(name), 'no such file');
      expect((await publish(built, context)).mended).toEqual([base]);
      expect(await readFile(stored(name))).toEqual(whole);
      expect((await publish(built, context)).mended).toEqual([]);
    },
  );

  it('MFE-8 makes a file of a version that is built no more from a form of it that is right, or says that it is lost', async () => {
    const built = await build('1.0.0', code);
    await publish(built, context);
    const { manifest } = await checkBuild(built, '0.1.0');
    const mend = () => context.files.mend('mfe-pets/1.0.0', dueFiles(manifest));
    await writeFile(stored('container.js'), 'no such file');
    expect(await mend()).toEqual({ mended: ['container.js'], lost: [] });
    expect(await readFile(stored('container.js'), 'utf8')).toBe(code);
    for (const ending of ['', '.br', '.gz']) await writeFile(stored(`container.js${ending}`), 'no such file');
    expect(await mend()).toEqual({ mended: [], lost: ['container.js'] });
  });

  it('MFE-8 chooses the version before instead of one that is lost, and never one that is lost as the last good one', async () => {
    await serve(await build('1.0.0', 'one'));
    await serve(await build('1.1.0', 'two'));
    const versions = async (...lost: string[]) => {
      const choice = await choose(...lost);
      return [choice?.current.manifest.version, choice?.previous?.manifest.version];
    };
    expect(await versions('1.1.0')).toEqual(['1.0.0', undefined]);
    expect(await versions('1.0.0')).toEqual(['1.1.0', undefined]);
    expect(await versions('1.0.0', '1.1.0')).toEqual(['1.1.0', undefined]);
  });
});

describe('REL-1 a broken build is refused with the reason', () => {
  it('REL-1 refuses a changed byte', async () => {
    const built = await build('1.0.0', 'one');
    await writeFile(path.join(built, 'container.js'), 'onf');
    await expect(publish(built, context)).rejects.toEqual(refusal('BUILD_REFUSED', /another checksum/));
  });

  it('REL-1 refuses a missing file', async () => {
    const built = await build('1.0.0', 'one');
    await rm(path.join(built, 'container.js'));
    await expect(publish(built, context)).rejects.toEqual(
      refusal('BUILD_REFUSED', /container\.js is missing/),
    );
  });

  it('REL-1 refuses a part without a checksum', async () => {
    const built = await build('1.0.0', 'one', { chunks: { entry: ['container.js', 'other.js'] } });
    await expect(publish(built, context)).rejects.toEqual(refusal('BUILD_REFUSED', /other\.js/));
  });

  it('REL-1 refuses a file outside of the build', async () => {
    const files = [
      { path: 'container.js', integrity: sumOf('one'), size: 3 },
      { path: '../../etc/passwd', integrity: sumOf(''), size: 0 },
    ];
    const built = await build('1.0.0', 'one', { files });
    await expect(publish(built, context)).rejects.toEqual(refusal('BUILD_REFUSED', /outside/));
  });

  it('REL-1 refuses a manifest off its schema, an unreadable one and none', async () => {
    const built = await build('1.0.0', 'one');
    await writeFile(path.join(built, 'remote.json'), '{"name":"mfe-pets"}');
    await expect(publish(built, context)).rejects.toEqual(refusal('BUILD_REFUSED', /routes/));
    await writeFile(path.join(built, 'remote.json'), '{');
    await expect(publish(built, context)).rejects.toEqual(refusal('BUILD_REFUSED', /remote\.json/));
    await rm(path.join(built, 'remote.json'));
    await expect(publish(built, context)).rejects.toEqual(refusal('BUILD_REFUSED', /missing/));
  });

  it('REL-1 refuses a version that is not semantic', async () => {
    await expect(publish(await build('../1', 'one'), context)).rejects.toEqual(
      refusal('BUILD_REFUSED', /not semantic/),
    );
  });

  it('REL-5 refuses a range of contracts that is not served here', async () => {
    const built = await build('1.0.0', 'one', { contractRange: '^0.2.0' });
    await expect(publish(built, context)).rejects.toEqual(
      refusal('BUILD_REFUSED', /\^0\.2\.0, here are 0\.1\.0/),
    );
    expect(await database.db.select().from(releases)).toEqual([]);
  });
});
