import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseLimits, type RemoteManifest } from '@carecircle/contracts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../access/people.tables';
import { createReleaseArchives, releaseFolder } from '../../modules/releases';
import { releaseActions, releases, rollouts } from '../../modules/releases/releases.tables';
import { packed, packedEntries, testBuild } from '../../testing/test-build';
import { startTestReleases, type TestReleases } from '../../testing/test-releases';
import { bringReleases } from './bring-release';

let registry: TestReleases;
let team = '';

beforeAll(async () => {
  registry = await startTestReleases();
  team = await tokenFor('mfe-pets');
  await registry.publish(await packed(testBuild('0.9.0', 'zero')), team);
  await registry.steer('mfe-pets', { kind: 'serve', version: '0.9.0' });
});
afterAll(() => registry.stop());

async function tokenFor(remote: string): Promise<string> {
  const answer = await registry.server.app.inject({
    ...{ method: 'POST', url: `/api/releases/${remote}/tokens`, payload: { label: `${remote} team` } },
    headers: { authorization: `Bearer ${registry.token}` },
  });
  return answer.json<{ token: string }>().token;
}

const route = (id: string, at: string): RemoteManifest['routes'][number] => ({
  id,
  path: at,
  title: 'pets.title',
});
const db = () => registry.server.spine.database.db;
const stateOf = async () => ({
  releases: (await db().select().from(releases)).map(({ remote, version }) => `${remote}/${version}`).sort(),
  rollouts: await db().select().from(rollouts),
});
const lastAction = async () => (await db().select().from(releaseActions).orderBy(desc(releaseActions.at)))[0];

/** Sends a build that has to be refused: the reason is written down and nothing else changes. */
async function expectRefused(body: Buffer, code: string, reason: RegExp, token = team) {
  const before = await stateOf();
  registry.server.clock.advance(1_000);
  const answer = await registry.publish(body, token);
  expect(answer.body).toMatchObject({ code, message: expect.stringMatching(reason) as string });
  expect(await stateOf()).toEqual(before);
  expect(await lastAction()).toMatchObject({
    action: 'refused',
    reason: expect.stringMatching(reason) as string,
  });
}

describe('REL-1 a team publishes its build over the network', () => {
  it('REL-1 REL-7 as an immutable version, which nobody has yet', async () => {
    const answer = await registry.publish(await packed(testBuild('1.0.0', 'one')), team);
    expect(answer).toEqual({
      status: 201,
      body: { remote: 'mfe-pets', version: '1.0.0', isNew: true, mended: [] },
    });
    const row = (await db().select().from(releases)).find(({ version }) => version === '1.0.0');
    expect(row).toMatchObject({ publisher: 'mfe-pets team', sizeBytes: 3 });
    expect(row?.sums['container.js']).toMatch(/^[\w+/]{64}$/);
    expect((await stateOf()).rollouts[0]).toMatchObject({ version: '0.9.0', candidate: null });
    expect(existsSync(path.join(registry.folder, 'mfe-pets/1.0.0/container.js'))).toBe(true);
  });

  it('REL-1 the same build again changes nothing', async () => {
    const before = await stateOf();
    expect(await registry.publish(await packed(testBuild('1.0.0', 'one')), team)).toMatchObject({
      status: 200,
    });
    expect(await stateOf()).toEqual(before);
  });

  it('REL-1 MFE-8 the same build again puts right what the disk has damaged, and the right file is sent from then on', async () => {
    const build = await packed(testBuild('1.0.0', 'one'));
    const file = path.join(registry.folder, 'mfe-pets/1.0.0/container.js');
    const sent = async () => (await registry.recentFiles.find(file, ''))?.bytes?.toString();
    writeFileSync(file, 'two');
    expect(await sent()).toBe('two');
    expect(await registry.publish(build, team)).toMatchObject({ body: { mended: ['container.js'] } });
    expect(await sent()).toBe('one');
  });

  it('REL-1 two at the same time make one version, and one of two other contents is refused', async () => {
    const answers = await Promise.all([
      registry.publish(await packed(testBuild('1.0.1', 'one')), team),
      registry.publish(await packed(testBuild('1.0.1', 'two')), team),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('REL-1 a build is refused, its reason written down, and nothing else changes', () => {
  const file = (name: string) => ({ header: { name }, content: Buffer.from('x') });
  const manifestOf = (build = testBuild('2.0.0', 'two')) => ({
    header: { name: 'remote.json' },
    content: Buffer.from(JSON.stringify(build.manifest)),
  });

  it('REL-1 a version twice', async () =>
    expectRefused(await packed(testBuild('1.0.0', 'other')), 'VERSION_EXISTS', /other content/));
  it('REL-7 a foreign name', async () =>
    expectRefused(
      await packed(testBuild('1.0.0', 'x', { name: 'mfe-finance' })),
      'NOT_ALLOWED',
      /publishes mfe-pets/,
    ));
  it('REL-1 no manifest', async () =>
    expectRefused(await packedEntries([file('a.js')]), 'BUILD_REFUSED', /missing/));
  it('REL-1 a missing file', async () =>
    expectRefused(await packedEntries([manifestOf()]), 'BUILD_REFUSED', /container\.js is missing/));
  it('REL-1 a changed file', async () =>
    expectRefused(
      await packedEntries([manifestOf(), { ...file('container.js') }]),
      'BUILD_REFUSED',
      /another checksum/,
    ));
  it('REL-1 a file that the manifest does not name', async () => {
    const build = testBuild('2.0.0', 'two');
    build.files.set('more.js', Buffer.from('x'));
    await expectRefused(await packed(build), 'BUILD_REFUSED', /more\.js is not named/);
  });
  it.each(['../evil.js', '/etc/passwd', 'a/../../b.js', 'a\\..\\b.js', './.'])(
    'REL-1 the path %s',
    async (name) => expectRefused(await packedEntries([file(name)]), 'BUILD_REFUSED', /outside|missing/),
  );
  it.each(['symlink', 'link', 'character-device'] as const)('REL-1 a %s', async (type) =>
    expectRefused(
      await packedEntries([{ header: { name: 'container.js', type, linkname: '/etc/passwd' } }]),
      'BUILD_REFUSED',
      /not a file/,
    ),
  );
  it('REL-1 a file twice', async () =>
    expectRefused(await packedEntries([file('a.js'), file('a.js')]), 'BUILD_REFUSED', /twice/));
  it('REL-1 an archive that was cut off', async () => {
    const whole = await packed(testBuild('2.0.0', randomBytes(5_000).toString('hex')));
    await expectRefused(whole.subarray(0, whole.length - 2_000), 'BUILD_REFUSED', /cut off/);
  });
  it('REL-1 what is no archive', async () => expectRefused(Buffer.from('hello'), 'BUILD_REFUSED', /damaged/));
  it('REL-1 a bomb that unpacks to more than it may, before all of it is unpacked', async () => {
    const bomb = await packedEntries([
      { header: { name: 'a.js' }, content: Buffer.alloc(releaseLimits.unpackedBytes + 1_000) },
    ]);
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expectRefused(bomb, 'PAYLOAD_TOO_LARGE', /bytes at most/);
  });
  it('REL-5 a range of contracts that is not served here', async () =>
    expectRefused(
      await packed(testBuild('2.0.0', 'x', { contractRange: '^9.0.0' })),
      'BUILD_REFUSED',
      /needs contracts/,
    ));
  it('REL-5 a shared library that the shell has not', async () =>
    expectRefused(
      await packed(testBuild('2.0.0', 'x', { shared: { react: '^18.0.0' } })),
      'BUILD_REFUSED',
      /react/,
    ));

  it('REL-5 a name of a library that the shell has not, or an event that it could not read', async () => {
    const withContracts = (contracts: object) => {
      const build = testBuild('2.0.0', 'x');
      build.files.set('contracts.json', Buffer.from(JSON.stringify(contracts)));
      return packed(build);
    };
    const uses = (...names: string[]) => ({ uses: { '@carecircle/ui': names }, events: {} });
    await expectRefused(
      await withContracts(uses('Button', 'Carousel')),
      'BUILD_REFUSED',
      /uses Carousel of @carecircle\/ui/,
    );
    const wanted = { type: 'object', properties: {}, required: ['petId'] };
    const reads = (type: string) => ({ uses: {}, events: { [type]: wanted } });
    await expectRefused(
      await withContracts(reads('bill.added')),
      'BUILD_REFUSED',
      /bill\.added: petId may be missing/,
    );
    await expectRefused(
      await withContracts(reads('pet.fed')),
      'BUILD_REFUSED',
      /pet\.fed, which nobody tells/,
    );
    await expectRefused(await withContracts([]), 'BUILD_REFUSED', /contracts\.json is not readable/);
  });

  it('REL-1 an address, a screen, a slot item or a menu entry of another remote', async () => {
    const slot = { slot: 'dashboard.tiles' as const, id: 'zoo-tile', order: 1, skeleton: 'tile' as const };
    const menu = { route: 'zoo', label: 'zoo', icon: 'heart', group: 'care' as const, order: 1 };
    const zoo = { name: 'mfe-zoo', routes: [route('zoo', '/zoo/:animalId')], slots: [slot], menu: [menu] };
    await registry.publish(await packed(testBuild('1.0.0', 'zoo', zoo)));
    await registry.steer('mfe-zoo', { kind: 'serve', version: '1.0.0' });
    const taken: [Partial<RemoteManifest>, RegExp][] = [
      [{ routes: [route('pets', '/zoo/:petId')] }, /address \/zoo\/: belongs to mfe-zoo/],
      [{ routes: [route('zoo', '/pets')] }, /screen zoo belongs to mfe-zoo/],
      [{ slots: [slot] }, /slot item zoo-tile belongs to mfe-zoo/],
      [{ menu: [menu] }, /menu entry zoo belongs to mfe-zoo/],
      [{ routes: [route('pets', '/dashboard')] }, /address \/dashboard belongs to shell/],
      [{ routes: [route('pets', '/to/pets')] }, /address \/to\/pets belongs to shell/],
    ];
    for (const [changes, reason] of taken)
      await expectRefused(await packed(testBuild('2.0.0', 'x', changes)), 'BUILD_REFUSED', reason);
  });

  it('REL-7 an unknown token learns nothing, and a team does nothing but publish', async () => {
    const before = await stateOf();
    const answer = await registry.publish(await packed(testBuild('2.0.0', 'two')), 'release_unknown');
    expect(answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    const areas = await registry.server.app.inject({
      url: '/api/releases',
      headers: { authorization: `Bearer ${team}` },
    });
    expect(areas.statusCode).toBe(403);
    expect(await stateOf()).toEqual(before);
  });
});

it('REL-6 an operator publishes from the page where they are signed in, and nobody else does', async () => {
  const { server } = registry;
  const send = async (cookie: string, origin = 'http://localhost:4300') => {
    const payload = await packed(testBuild('3.0.0', 'three'));
    const headers = { host: 'localhost:4300', cookie, origin, 'content-type': 'application/gzip' };
    return (await server.app.inject({ method: 'POST', url: '/api/releases', payload, headers })).statusCode;
  };
  const olga = await server.signUp('Olga');
  expect(await send(olga.cookie)).toBe(404);
  await db()
    .update(people)
    .set({ email: 'olga@example.org', emailVerified: true })
    .where(eq(people.id, olga.id));
  expect(await send(olga.cookie, 'https://evil.example')).toBe(403);
  server.clock.advance(1_000);
  expect(await send(olga.cookie)).toBe(201);
  expect(await lastAction()).toMatchObject({ action: 'published', actor: 'olga@example.org' });
});

it('REL-1 a server that has the files on no disk takes them from the archives', async () => {
  const { database, services } = registry.server.spine;
  const other = await startTestReleases({ database, files: services.files });
  try {
    expect(existsSync(path.join(other.folder, 'mfe-pets/1.0.0'))).toBe(false);
    const bring = bringReleases(createReleaseArchives(db(), services.files), releaseFolder(other.folder));
    await Promise.all([1, 2, 3].map(() => bring({ remote: 'mfe-pets', version: '1.0.0' })));
    await bring({ remote: 'mfe-pets', version: '7.7.7' });
    expect(existsSync(path.join(other.folder, 'mfe-pets/1.0.0/container.js'))).toBe(true);
  } finally {
    await other.server.app.close();
  }
});
