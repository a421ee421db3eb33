import { randomUUID } from 'node:crypto';
import { messageLimits } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mp4Voice, webmVoice } from '../../testing/recordings';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { pdf } from '../../testing/test-documents';
import { createFileSender } from '../../testing/test-messages';
import { jpeg, png } from '../../testing/test-picture';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cara: TestPerson;
let circle: TestCircle;
let files: ReturnType<typeof createFileSender>;

beforeAll(async () => {
  server = await startTestServer();
  files = createFileSender(server);
  [ana, ben, cara] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Cara')]);
});
beforeEach(async () => {
  circle = await ana.createCircle({ planId: 'basic' });
  await circle.join(ben);
  await circle.join(cara);
});
afterAll(() => server.stop());

const voice = { bytes: webmVoice, name: 'Voice message.webm', kind: 'voice' as const, peaks: [3, 90, 41] };
const list = async (person: TestPerson, input: object = {}) =>
  (await person.call('communication.listMessages', { circleId: circle.id, ...input })).messages;
const sending = (uploadId: string, kind: 'voice' | 'image' | 'file') => ({
  ...{ circleId: circle.id, messageId: randomUUID(), recipientId: null, uploadId, kind },
});

describe('what a message brings', () => {
  it.each([
    ['WebM', webmVoice, 'audio/webm'],
    ['MP4', mp4Voice, 'audio/mp4'],
  ])(
    'CHAT-2 a voice message in %s tells how long it is, and is heard in parts',
    async (_container, bytes, contentType) => {
      const sent = await files.send(ana, circle.id, { ...voice, bytes });
      expect(sent).toMatchObject({
        text: '',
        file: { kind: 'voice', contentType, sizeBytes: bytes.length, peaks: [3, 90, 41] },
      });
      const durationMs = sent.file?.kind === 'voice' ? sent.file.durationMs : 0;
      expect(durationMs).toBeGreaterThan(900);
      expect(durationMs).toBeLessThan(1_500);
      expect(await list(ben)).toEqual([sent]);
      const part = await files.read(ben, sent, { range: 'bytes=10-19' });
      expect([part.status, part.headers.get('content-type')]).toEqual([206, contentType]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    },
  );

  it('CHAT-2 a picture tells its size, so that its place is kept, and a document its name', async () => {
    const picture = await files.send(ana, circle.id, {
      ...{ bytes: png({ width: 40, height: 30 }), name: 'Rash.png', kind: 'image' },
    });
    expect(picture.file).toMatchObject({ kind: 'image', name: 'Rash.png', width: 40, height: 30 });
    const document = await files.send(ana, circle.id, { bytes: pdf, name: 'Plan.pdf', kind: 'file' });
    expect(document.file).toMatchObject({ contentType: 'application/pdf', sizeBytes: pdf.length });
    const answer = await files.read(ben, document);
    expect(answer.headers.get('content-disposition')).toContain('filename="Plan.pdf"');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('CHAT-2 a text file is one by what is in it, and is never shown as a page', async () => {
    const bytes = Buffer.from('Milk, bread, naïve emoji 🍞\r\n');
    const sent = await files.send(ana, circle.id, { bytes, name: 'List.txt', kind: 'file' });
    const answer = await files.read(ben, sent);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('CHAT-2 sent twice, by the same command or another, it stands there once', async () => {
    const uploadId = await files.upload(ana, circle.id, voice);
    const input = { ...sending(uploadId, 'voice'), peaks: [1] };
    const first = await ana.call('communication.sendFile', input);
    expect(await ana.call('communication.sendFile', input)).toEqual(first);
    expect(await list(ben)).toHaveLength(1);
  });

  it('CHAT-2 is sealed where it rests, and counts with the documents of the circle', async () => {
    const sent = await files.send(ana, circle.id, { bytes: pdf, name: 'Plan.pdf', kind: 'file' });
    const { usedBytes } = await ben.call('documents.getDocumentStorage', { circleId: circle.id });
    expect(usedBytes).toBe(sent.file?.sizeBytes);
    const uploadId = await files.upload(ana, circle.id, { bytes: pdf, name: 'Plan.pdf' });
    const place = { circleId: circle.id, fileId: uploadId };
    expect((await server.spine.services.files.read(place, 0, 10_000)).includes('%PDF')).toBe(false);
  });

  it('CHAT-1 a file is found by its name', async () => {
    await files.send(ana, circle.id, { bytes: pdf, name: 'Discharge plan.pdf', kind: 'file' });
    const found = await ben.call('communication.listFoundMessages', {
      circleId: circle.id,
      text: 'DISCHARGE',
    });
    expect(found).toHaveLength(1);
  });
});

describe('what is not taken', () => {
  it.each([
    ['an SVG named .png', 'image', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page named .png', 'image', '<!doctype html><script>alert(1)</script>'],
    ['a page named .txt', 'file', ' <html><script>alert(1)</script>'],
    ['an executable', 'file', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'],
    ['a text that is no sound', 'voice', 'This is only a text, however loud.'],
    ['a picture that is no sound', 'voice', jpeg().toString('latin1')],
    ['half a head of a recording', 'voice', webmVoice.subarray(0, 60).toString('latin1')],
    ['a sound that is no picture', 'image', webmVoice.toString('latin1')],
    ['a picture as a document', 'file', png().toString('latin1')],
  ] as const)('CHAT-2 %s is refused by its content, and nothing of it is kept', async (_what, kind, text) => {
    const bytes = Buffer.from(text, 'latin1');
    const id = await files.upload(ana, circle.id, { bytes, name: 'Card.png' });
    await expect(ana.call('communication.sendFile', sending(id, kind))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'uploadId', code: 'file_content' }],
    });
    expect(await server.spine.services.files.sizeOf({ circleId: circle.id, fileId: id })).toBe(0);
    expect(await list(ana)).toEqual([]);
  });

  it('CHAT-2 VAULT-1 more than 25 MB, or than the plan has room for, is refused before it is sent', async () => {
    const start = (sizeBytes: number) => files.start(ana, circle.id, { name: 'Film.pdf', sizeBytes });
    await expect(start(messageLimits.fileBytes + 1)).rejects.toMatchObject({
      fields: [{ path: 'sizeBytes', code: 'too_big' }],
    });
    for (let count = 0; count < 40; count += 1) await start(messageLimits.fileBytes);
    await expect(start(messageLimits.fileBytes)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  });

  it('CHAT-2 a file that has not come whole is not sent; it goes on where it was cut off', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(300_000, ' ')]);
    const id = await files.start(ana, circle.id, { name: 'Plan.pdf', sizeBytes: bytes.length });
    const place = { circleId: circle.id, id };
    await files.sendPart(ana, place, 0, bytes.subarray(0, 150_000));
    await expect(ana.call('communication.sendFile', sending(id, 'file'))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    const offset = Number(await files.offsetOf(ana, place));
    expect(offset).toBeGreaterThan(0);
    await files.sendPart(ana, place, offset, bytes.subarray(offset));
    await ana.call('communication.sendFile', sending(id, 'file'));
    expect(await list(ben)).toHaveLength(1);
  });

  it('CHAT-2 what is given up, or not sent within a day, is gone with its bytes', async () => {
    const [one, other] = [
      await files.upload(ana, circle.id, voice),
      await files.upload(ana, circle.id, voice),
    ];
    const sizeOf = (fileId: string) => server.spine.services.files.sizeOf({ circleId: circle.id, fileId });
    await ana.call('communication.cancelMessageUpload', { circleId: circle.id, uploadId: one });
    await expect.poll(() => sizeOf(one)).toBe(0);
    server.clock.advance(25 * 3_600_000);
    await server.settled();
    expect(await sizeOf(other)).toBe(0);
  });
});

describe('who may not', () => {
  it('CHAT-2 read a file of two others, of another circle, or of a message that never was', async () => {
    const direct = await files.send(ana, circle.id, { ...voice, recipientId: ben.id });
    expect((await files.read(ben, direct)).status).toBe(200);
    expect((await files.read(cara, direct)).status).toBe(404);
    const own = await cara.createCircle();
    expect((await files.read(cara, { ...direct, circleId: own.id })).status).toBe(404);
    expect((await files.read(ana, { ...direct, id: randomUUID() })).status).toBe(404);
  });

  it('CHAT-2 read what they read before, nor go on sending, once they were removed', async () => {
    const sent = await files.send(ana, circle.id, voice);
    const id = await files.start(ben, circle.id, { name: 'Plan.pdf', sizeBytes: pdf.length });
    expect((await files.read(ben, sent)).status).toBe(200);
    await circle.remove(ben);
    expect((await files.read(ben, sent)).status).toBe(404);
    expect((await files.sendPart(ben, { circleId: circle.id, id }, 0, pdf)).status).toBe(404);
  });

  it('CHAT-2 send what another member has uploaded', async () => {
    const id = await files.upload(ana, circle.id, voice);
    await expect(ben.call('communication.sendFile', sending(id, 'voice'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
