import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { releaseLimits } from '@carecircle/contracts';
import { desc, eq } from 'drizzle-orm';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseActions, releases } from '../../modules/releases/releases.tables';
import { isWhole } from '../../testing/depth';
import { packed, packedEntries, testBuild } from '../../testing/test-build';
import { startTestReleases, type TestReleases } from '../../testing/test-releases';

const twoGigabytes = 2 * 1024 ** 3;

let registry: TestReleases;
let url: string;
beforeAll(async () => {
  registry = await startTestReleases();
  url = `${await registry.server.url()}/api/releases`;
});
afterAll(() => registry.stop());

const headers = () => ({ authorization: `Bearer ${registry.token}`, 'content-type': 'application/gzip' });
const db = () => registry.server.spine.database.db;
const published = async () => (await db().select().from(releases)).map(({ version }) => version);
const refusals = () =>
  db()
    .select()
    .from(releaseActions)
    .where(eq(releaseActions.action, 'refused'))
    .orderBy(desc(releaseActions.at));

/** Of two at once both places have to be free again. */
async function expectStillPublishes(...versions: string[]): Promise<void> {
  const bodies = await Promise.all(versions.map((version) => packed(testBuild(version, version))));
  const answers = await Promise.all(
    bodies.map((body) => fetch(url, { method: 'POST', headers: headers(), body: new Uint8Array(body) })),
  );
  expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 201));
}

const sizes: [string, Record<string, string>][] = [
  ['that says nothing of its size', {}],
  ['that says so', { 'content-length': String(twoGigabytes) }],
];

it.each(sizes.slice(0, isWhole ? 2 : 1))(
  'REL-1 an archive of 2 GB %s is refused with the reason before much of it has come',
  async (_how, more) => {
    const before = await published();
    const sending = request(url, { method: 'POST', headers: { ...headers(), ...more } });
    const sent = sendAll(sending, archiveOfOneFile(twoGigabytes));
    const answer = await answerTo(sending);
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
    expect(sent()).toBeLessThan(3 * releaseLimits.archiveBytes);
    expect(await published()).toEqual(before);
    expect((await refusals())[0]?.reason).toMatch(/bytes at most/);
  },
);

it('REL-1 what is refused while it still comes is told why', async () => {
  const link = { header: { name: 'container.js', type: 'symlink' as const, linkname: '/etc/passwd' } };
  const rest = { header: { name: 'more.js' }, content: randomBytes(20_000_000) };
  const body = new Uint8Array(await packedEntries([link, rest]));
  const answer = await fetch(url, { method: 'POST', headers: headers(), body });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'BUILD_REFUSED', message: /not a file/ });
  await expectStillPublishes('1.0.0', '1.0.1');
});

it('REL-1 senders whose line breaks publish nothing and keep no other from it', async () => {
  const whole = await packed(testBuild('2.0.0', randomBytes(400_000).toString('hex')));
  const before = (await refusals()).length;
  for (const broken of [1, 2, 3]) {
    const sending = request(url, { method: 'POST', headers: headers() }).on('error', () => undefined);
    await new Promise((resolve) => sending.write(whole.subarray(0, whole.length / 2), resolve));
    sending.destroy();
    await expect.poll(async () => (await refusals()).length).toBe(before + broken);
  }
  expect((await refusals())[0]?.reason).toMatch(/cut off/);
  expect(await published()).not.toContain('2.0.0');
  await expectStillPublishes('2.0.0', '2.0.1');
});

/** A packed build that would be as large as this unpacked, and is no smaller packed. */
function archiveOfOneFile(bytes: number): Readable {
  const [archive, block] = [pack(), randomBytes(1024 * 1024)];
  const file = archive.entry({ name: 'container.js', size: bytes });
  const fill = () => {
    while (file.write(block));
    file.once('drain', fill);
  };
  fill();
  return Readable.from(archive as AsyncIterable<Buffer>).pipe(createGzip({ level: 0 }));
}

/** Sends as fast as it is taken, until there is an answer; gives how much was taken so far. */
function sendAll(sending: ClientRequest, body: Readable): () => number {
  let bytes = 0;
  body.on('data', (chunk: Buffer) => (bytes += chunk.length));
  body.pipe(sending);
  sending.once('response', () => body.unpipe(sending).destroy());
  return () => bytes;
}

async function answerTo(sending: ClientRequest): Promise<{ status?: number; body: unknown }> {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  sending.on('error', () => undefined);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  sending.destroy();
  return { status: answer.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
}
