import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'node:http';
import { documentLimits, documentUploadUrl, plans } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { createUploader, pdf } from '../../testing/test-documents';
import { jpeg, png } from '../../testing/test-picture';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { documentVersions } from './documents.tables';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let circle: TestCircle;
let files: ReturnType<typeof createUploader>;

beforeAll(async () => {
  server = await startTestServer();
  files = createUploader(server);
  [ana, ben, cleo] = (await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => server.signUp(name)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
});
beforeEach(async () => {
  server.clock.set('2026-03-01T15:00:00Z');
  circle = await ana.createCircle({ timeZone: 'America/Chicago', planId: 'basic' });
  await circle.join(ben);
});
afterAll(() => server.stop());

const list = (input: object = {}, person = ana) =>
  person.call('documents.listDocuments', { circleId: circle.id, ...input });
const of = (documentId: string) => ({ circleId: circle.id, documentId });
const bigPdf = (sizeBytes: number) => Buffer.concat([pdf, randomBytes(sizeBytes - pdf.length)]);
const eventTypes = async () => (await server.eventsOf(circle.id)).map(({ type }) => type);
const addOf = (uploadId: string, documentId = randomUUID()) => ({
  ...of(documentId),
  ...{ uploadId, kind: 'other' as const, expiresOn: null, renewalOwnerId: null },
});

describe('a file that is uploaded', () => {
  it('VAULT-1 is a document with name, uploader, date and size, and the same bytes for the others', async () => {
    const bytes = bigPdf(1_300_001);
    const added = await files.add(ana, circle.id, { bytes, name: 'Mum’s will.pdf', kind: 'directive' });
    expect(added).toMatchObject({
      ...{ name: 'Mum’s will.pdf', kind: 'directive', contentType: 'application/pdf', version: 1 },
      ...{ sizeBytes: 1_300_001, uploadedBy: ana.id, uploadedAt: '2026-03-01T15:00:00.000Z' },
    });
    expect((await list({}, ben)).documents).toEqual([added]);
    const answer = await files.read(ben, added);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Mum%E2%80%99s%20will.pdf");
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await eventTypes()).toContain('document.added');
  });

  it('VAULT-1 is read in parts, over the borders of its chunks', async () => {
    const bytes = bigPdf(200_000);
    const added = await files.add(ana, circle.id, { bytes });
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 1],
      ['bytes=65530-65545', 65_530, 65_546],
      ['bytes=131072-', 131_072, 200_000],
      ['bytes=-7', 199_993, 200_000],
      ['bytes=199999-900000', 199_999, 200_000],
    ] as const) {
      const answer = await files.read(ben, added, { range });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to - 1}/200000`,
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(from, to)), range).toBe(true);
    }
    expect((await files.read(ben, added, { range: 'bytes=200000-' })).status).toBe(416);
    const tag = (await files.read(ben, added)).headers.get('etag') ?? '';
    expect((await files.read(ben, added, { 'if-none-match': tag })).status).toBe(304);
  });

  it('VAULT-1 that was cut off goes on where it ended, and is whole then', async () => {
    const bytes = bigPdf(400_000);
    const id = await files.start(ana, circle.id, { sizeBytes: bytes.length });
    const place = { circleId: circle.id, id };
    await sendAndBreakOff(place, bytes.subarray(0, 150_000), bytes.length);
    await expect.poll(() => files.offsetOf(ana, place), { timeout: 10_000 }).toBe(131_072);
    expect(
      (await ana.call('documents.listUploads', { circleId: circle.id })).map((upload) => upload.id),
    ).toEqual([id]);
    await expect(ana.call('documents.addDocument', addOf(id))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    expect((await files.sendPart(ana, place, 131_072, bytes.subarray(131_072))).status).toBe(204);
    const added = await ana.call('documents.addDocument', addOf(id));
    expect(Buffer.from(await (await files.read(ben, added)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('VAULT-1 is sealed where it rests, and a changed byte is not given out', async () => {
    const added = await files.add(ana, circle.id);
    const fileId = await fileIdOf(added.id);
    const place = { circleId: circle.id, fileId };
    const { files: store } = server.spine.services;
    const sealed = await store.read(place, 0, 10_000);
    expect(sealed.includes('%PDF')).toBe(false);
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    await store.append(place, 0, piecesOf(changed));
    const answer = await files.read(ben, added);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([500, null]);
  });
});

describe('what is not taken', () => {
  it.each([
    ['an SVG named .png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page named .png', '<!doctype html><script>alert(1)</script>'],
    ['text', 'Dear all, this is only a text.'],
    ['a GIF', 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'],
    ['an archive', 'PK\x05\x06' + '\0'.repeat(18)],
    ['an executable', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'],
  ])('VAULT-1 %s is refused by its content, and nothing of it is kept', async (_what, text) => {
    const id = await files.send(ana, circle.id, Buffer.from(text, 'latin1'), { name: 'Card.png' });
    await expect(ana.call('documents.addDocument', addOf(id))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'uploadId', code: 'file_content' }],
    });
    expect(await server.spine.services.files.sizeOf({ circleId: circle.id, fileId: id })).toBe(0);
    expect((await list()).documents).toEqual([]);
  });

  it.each([
    ['a path', '../../etc/passwd'],
    ['300 characters', 'x'.repeat(300)],
    ['a turned direction', 'bill\u202efdp.exe'],
  ])('VAULT-1 a name that is %s is refused at its field', async (_what, name) => {
    await expect(files.start(ana, circle.id, { name, sizeBytes: 10 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'name' }],
    });
  });

  it('VAULT-1 a file of more than 100 MB, or more than the plan has room for, is refused before it is sent', async () => {
    const tooLarge = files.start(ana, circle.id, { sizeBytes: documentLimits.fileBytes + 1 });
    await expect(tooLarge).rejects.toMatchObject({ fields: [{ path: 'sizeBytes', code: 'too_big' }] });
    for (let count = 0; count < 10; count += 1)
      await files.start(ana, circle.id, { sizeBytes: documentLimits.fileBytes });
    const tooMany = files.start(ben, circle.id, { sizeBytes: documentLimits.fileBytes });
    const mostBytes = plans.basic.storageBytes ?? 0;
    const freeBytes = mostBytes - 10 * documentLimits.fileBytes;
    await expect(tooMany).rejects.toMatchObject({
      code: 'STORAGE_FULL',
      body: {
        details: {
          ...{ sizeBytes: documentLimits.fileBytes, freeBytes, mostBytes },
        },
      },
    });
    await files.start(ben, circle.id, { sizeBytes: freeBytes });
  });

  it('VAULT-1 a part that goes beyond the announced size, or stands elsewhere, is refused', async () => {
    const id = await files.start(ana, circle.id, { sizeBytes: 100 });
    const place = { circleId: circle.id, id };
    expect((await files.sendPart(ana, place, 0, Buffer.alloc(101))).status).toBe(413);
    expect((await files.sendPart(ana, place, 50, Buffer.alloc(50))).status).toBe(409);
    expect((await files.sendPart(ana, place, 0, Buffer.alloc(documentLimits.partBytes + 1))).status).toBe(
      413,
    );
    expect(await files.offsetOf(ana, place)).toBe(0);
  });
});

describe('who may not', () => {
  it('VAULT-1 get a file of another circle: it is as if it never was', async () => {
    const added = await files.add(ana, circle.id);
    const own = await cleo.createCircle();
    for (const place of [added, { ...added, circleId: own.id }])
      expect((await files.read(cleo, place)).status).toBe(404);
    for (const place of [
      { ...added, id: randomUUID() },
      { ...added, version: 2 },
    ])
      expect((await files.read(ana, place)).status).toBe(404);
    await expect(
      cleo.call('documents.listDocumentVersions', { circleId: own.id, documentId: added.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('VAULT-1 go on uploading once they were removed, nor read what they read before', async () => {
    const added = await files.add(ana, circle.id);
    const bytes = bigPdf(200_000);
    const id = await files.start(ben, circle.id, { sizeBytes: bytes.length });
    const place = { circleId: circle.id, id };
    expect((await files.sendPart(ben, place, 0, bytes.subarray(0, 131_072))).status).toBe(204);
    expect((await files.read(ben, added)).status).toBe(200);
    await circle.remove(ben);
    expect((await files.sendPart(ben, place, 131_072, bytes.subarray(131_072))).status).toBe(404);
    expect((await files.read(ben, added)).status).toBe(404);
    await expect(ben.call('documents.addDocument', addOf(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('VAULT-1 CIRC-4 see documents without the flag, nor take another member’s upload', async () => {
    const added = await files.add(ana, circle.id);
    await circle.join(cleo, 'friend');
    expect((await files.read(cleo, added)).status).toBe(404);
    await expect(list({}, cleo)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const id = await files.send(ana, circle.id, pdf);
    expect(await files.offsetOf(ben, { circleId: circle.id, id })).toBe(404);
    await expect(ben.call('documents.addDocument', addOf(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the list', () => {
  it('VAULT-1 is filtered by what files are, searched by name and read page by page', async () => {
    const named = { images: ['Card.png', 'Scan.jpg'], pdfs: ['Will.pdf', 'Power 100%.pdf'] };
    const bytesOf = { '.png': png(), '.jpg': jpeg(), '.pdf': pdf };
    for (const name of [...named.images, ...named.pdfs]) {
      await files.add(ana, circle.id, { name, bytes: bytesOf[name.slice(-4) as '.png'] });
      server.clock.advance(1000);
    }
    const names = async (input: object) => (await list(input)).documents.map(({ name }) => name);
    expect(await names({ filter: 'images' })).toEqual(['Scan.jpg', 'Card.png']);
    expect(await names({ filter: 'pdfs' })).toEqual(['Power 100%.pdf', 'Will.pdf']);
    expect(await names({ filter: 'other' })).toEqual([]);
    expect(await names({ search: 'WILL' })).toEqual(['Will.pdf']);
    expect(await names({ search: '0%' })).toEqual(['Power 100%.pdf']);
    const first = await list({ limit: 3 });
    expect(first.documents).toHaveLength(3);
    expect(await names({ limit: 3, cursor: first.nextCursor })).toEqual(['Card.png']);
  });
});

describe('afterwards', () => {
  it('VAULT-1 a document is renamed, deleted, restored, and gone with its bytes after 30 days', async () => {
    const { id } = await files.add(ana, circle.id);
    const renamed = await ben.call('documents.editDocument', {
      ...of(id),
      changes: { name: 'Living will.pdf' },
    });
    expect(renamed.name).toBe('Living will.pdf');
    const fileId = await fileIdOf(id);
    await ben.call('documents.deleteDocument', of(id));
    expect((await list()).documents).toEqual([]);
    expect((await files.read(ana, renamed)).status).toBe(404);
    expect(await ben.call('documents.restoreDocument', of(id))).toMatchObject({ name: 'Living will.pdf' });
    expect((await files.read(ana, renamed)).status).toBe(200);
    await ben.call('documents.deleteDocument', of(id));
    server.clock.advance(31 * 86_400_000);
    await server.settled();
    expect(await server.spine.services.files.sizeOf({ circleId: circle.id, fileId })).toBe(0);
    expect(await ana.call('documents.getDocumentStorage', { circleId: circle.id })).toMatchObject({
      usedBytes: 0,
    });
  });

  it('VAULT-2 a newer version stands in the place of the former, which stays as it was', async () => {
    const added = await files.add(ana, circle.id);
    server.clock.advance(60_000);
    const uploadId = await files.send(ben, circle.id, png(), { name: 'Scan.png', documentId: added.id });
    await expect(ben.call('documents.addDocument', addOf(uploadId))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const renewed = await ben.call('documents.addDocumentVersion', { ...of(added.id), uploadId });
    expect(renewed).toMatchObject({
      name: 'Will.pdf',
      version: 2,
      contentType: 'image/png',
      uploadedBy: ben.id,
    });
    const versions = await ana.call('documents.listDocumentVersions', of(added.id));
    expect(versions.map(({ version, contentType }) => [version, contentType])).toEqual([
      [2, 'image/png'],
      [1, 'application/pdf'],
    ]);
    expect(Buffer.from(await (await files.read(ana, added)).arrayBuffer()).equals(pdf)).toBe(true);
    expect(Buffer.from(await (await files.read(ana, renewed)).arrayBuffer()).equals(png())).toBe(true);
  });

  it('VAULT-2 whoever renews a document is told 30 and 7 days before it ends, and nobody after it was moved', async () => {
    const fields = { kind: 'id' as const, expiresOn: '2026-05-01', renewalOwnerId: ben.id };
    const added = await files.add(ana, circle.id, { name: 'Passport.pdf', ...fields });
    const told = async () =>
      (await server.eventsOf(circle.id)).filter(({ type }) => type === 'document.expiring').length;
    server.clock.set('2026-04-01T13:00:00Z');
    await server.settled();
    expect(await told()).toBe(0);
    server.clock.set('2026-04-01T14:00:01Z');
    await server.settled();
    expect(await told()).toBe(1);
    const { notifications } = await ben.call('notifications.listNotifications', {});
    expect(notifications[0]).toMatchObject({
      ...{ cause: 'document-expiring', type: 'document', link: `/to/vault?document=${added.id}` },
      values: { title: 'Passport.pdf', day: '2026-05-01' },
    });
    await ana.call('documents.editDocument', { ...of(added.id), changes: { expiresOn: '2036-05-01' } });
    server.clock.set('2026-04-25T14:00:01Z');
    await server.settled();
    expect(await told()).toBe(1);
  });

  it('VAULT-1 an upload that nobody finishes is given up after a day', async () => {
    const id = await files.send(ana, circle.id, pdf);
    server.clock.advance(25 * 3_600_000);
    await server.settled();
    expect(await server.spine.services.files.sizeOf({ circleId: circle.id, fileId: id })).toBe(0);
    expect(await ana.call('documents.listUploads', { circleId: circle.id })).toEqual([]);
  });
});

async function* piecesOf(...pieces: Buffer[]) {
  yield* pieces;
}

async function fileIdOf(documentId: string): Promise<string> {
  const [row] = await server.spine.database.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  return row?.fileId ?? '';
}

/** A line that breaks in the middle of a part. */
async function sendAndBreakOff(place: { circleId: string; id: string }, bytes: Buffer, announced: number) {
  const sent = request(`${await server.url()}${documentUploadUrl(place)}`, {
    method: 'PATCH',
    headers: {
      cookie: ana.cookie,
      ...{ 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      ...{ 'content-type': 'application/offset+octet-stream', 'content-length': String(announced) },
    },
  });
  sent.on('error', () => undefined);
  await new Promise<void>((resolve) => sent.write(bytes, () => resolve()));
  await wait(200);
  sent.destroy();
}
