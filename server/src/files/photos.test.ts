import { randomUUID } from 'node:crypto';
import { mostPhotoBytes, photoUrl, type PhotoOwner } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { medicationFixture, refusedAt } from '../testing/medication-fixture';
import type { TestPerson } from '../testing/test-person';
import { chunk, jpeg, png, riffChunk, segment, webp } from '../testing/test-picture';

const s = medicationFixture(['ben', 'fran']);

interface Pictured {
  id: string;
  circleId: string;
  photoId: string | null;
}

const told = 'GPS 41.88 N 87.63 W';
const textOf = (photo: Buffer | null) => photo && photo.toString('base64');

/** How records of each kind come to be, get a photo and are read. */
const kinds = {
  medication: {
    add: () => s.add(),
    set: (id: string, photo: Buffer | null, person = s.ana, commandId = randomUUID()): Promise<Pictured> =>
      person.call('care.setMedicationPhoto', { ...s.ofMedication(id), photo: textOf(photo), commandId }),
    list: async (): Promise<Pictured[]> => (await s.list()).medications,
  },
  recipient: {
    add: async () => ({ id: s.rosa }),
    set: (id: string, photo: Buffer | null, person = s.ana, commandId = randomUUID()): Promise<Pictured> =>
      person.call('circles.setRecipientPhoto', { ...ofRosa(id), photo: textOf(photo), commandId }),
    list: (): Promise<Pictured[]> => s.ana.call('circles.listRecipients', { circleId: s.circle.id }),
  },
};
const ofRosa = (recipientId: string) => ({ circleId: s.circle.id, recipientId });

const get = (person: TestPerson | null, url: string | null, headers = {}) =>
  s.server.app.inject({
    method: 'GET',
    url: url ?? '/',
    headers: { ...headers, ...(person && { cookie: person.cookie }) },
  });

async function expectNothing(person: TestPerson, url: string | null) {
  const answer = await get(person, url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
}

const changesIn = async (of: PhotoOwner) =>
  (await s.server.eventsOf(s.circle.id)).filter(({ type }) => type === `${of}.photo-changed`);

describe.each(['medication', 'recipient'] as const)('MED-2 REC-1 the photo of a %s', (of) => {
  const { add, set, list } = kinds[of];

  it.each([
    ['image/png', png()],
    ['image/jpeg', jpeg()],
    ['image/webp', webp.lossy()],
  ])('%s is kept, given back, told of, and taken away again', async (type, bytes) => {
    const { id } = await add();
    const pictured = await set(id, bytes);
    expect(await list()).toEqual([pictured]);
    const url = photoUrl(of, pictured);
    const shown = await get(s.fran, url);
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([200, type, bytes]);
    expect(shown.headers).toMatchObject({
      'content-disposition': `attachment; filename="${type.replace('image/', 'photo.')}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await get(s.fran, url, { 'if-none-match': shown.headers.etag })).statusCode).toBe(304);

    const without = await set(id, null);
    expect(photoUrl(of, without)).toBeNull();
    await expectNothing(s.fran, url);
    const told = (await changesIn(of)).map(({ payload }) => payload);
    expect(told).toEqual([{ [of]: pictured }, { [of]: without }]);
  });

  it('has another address when there is another one, and the one before is gone', async () => {
    const { id } = await add();
    const [first, second] = [await set(id, png()), await set(id, jpeg())];
    await expectNothing(s.ana, photoUrl(of, first));
    expect((await get(s.ana, photoUrl(of, second))).rawPayload).toEqual(jpeg());
  });

  it('is set once by a command that comes twice, and taking away none tells nobody', async () => {
    const { id } = await add();
    await set(id, null);
    const commandId = randomUUID();
    const [once, again] = [await set(id, png(), s.ana, commandId), await set(id, png(), s.ana, commandId)];
    expect(again).toEqual(once);
    expect((await get(s.ana, photoUrl(of, once))).statusCode).toBe(200);
    expect(await changesIn(of)).toHaveLength(1);
  });

  it('CIRC-4 is closed to strangers and to other circles, as if there were none', async () => {
    const { id } = await add();
    const pictured = await set(id, png());
    const url = photoUrl(of, pictured);
    expect((await get(null, url)).statusCode).toBe(401);
    await expectNothing(s.cleo, url);
    const { id: circleId } = await s.cleo.createCircle();
    await expectNothing(s.cleo, photoUrl(of, { ...pictured, circleId }));
    await expectNothing(s.ana, photoUrl(of, { ...pictured, photoId: randomUUID() }));
    await expectNothing(s.ana, photoUrl(of, { ...pictured, photoId: 'x' }));
    await expectNothing(s.ana, `${url}&photoId=${pictured.photoId}`);
  });

  it('CIRC-4 is not set or taken away by who may not edit the record', async () => {
    const { id } = await add();
    const pictured = await set(id, png());
    await s.circle.join(s.cleo, 'friend');
    for (const photo of [jpeg(), null])
      await expect(set(id, photo, s.cleo)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await list()).toEqual([pictured]);
  });

  it.each([
    ['text', Buffer.from('This is no picture at all, though it is long enough.'), 'not_a_picture'],
    ['a picture that unfolds to gigabytes', jpeg({ width: 65_535, height: 65_535 }), 'too_big'],
    ['a picture of too many bytes', png({ more: [chunk('tEXt', Buffer.alloc(mostPhotoBytes))] }), 'too_big'],
  ])(
    'ALL-3 is not %s: that is refused at its field, and the one before stays',
    async (_what, bytes, code) => {
      const { id } = await add();
      const before = await set(id, png());
      await expect(set(id, bytes)).rejects.toMatchObject(refusedAt('photo', code));
      expect(await list()).toEqual([before]);
      expect((await get(s.ana, photoUrl(of, before))).rawPayload).toEqual(png());
    },
  );

  it('ALL-3 tells nobody where it was taken, nor what was hung on behind it', async () => {
    const { id } = await add();
    const pairs = [
      [jpeg({ more: [segment(0xe1, `Exif\0\0${told}`)] }), jpeg()],
      [png({ more: [chunk('eXIf', told)] }), png()],
      [webp.lossy({ more: [riffChunk('EXIF', told)] }), webp.lossy()],
    ] as const;
    for (const [sent, bare] of pairs) {
      const pictured = await set(id, Buffer.concat([sent, Buffer.from(`<script>${told}</script>`)]));
      expect((await get(s.fran, photoUrl(of, pictured))).rawPayload).toEqual(bare);
    }
  });

  it('stands in the database only sealed', async () => {
    const { id } = await add();
    await set(id, png());
    const { rows } = await s.server.spine.database.db.execute<{ content: string }>(
      sql.raw(`select content from ${of}_photos`),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { content } of rows) expect(content).toMatch(/^v1\./);
  });
});

it('MED-2 the photo of a medication is hidden from who may not see medications, and with a deleted one', async () => {
  const { id } = await s.add();
  const url = photoUrl('medication', await kinds.medication.set(id, png()));
  await s.circle.join(s.cleo, 'friend');
  await expectNothing(s.cleo, url);
  await s.ana.call('care.deleteMedication', s.ofMedication(id));
  await expectNothing(s.ben, url);
});

it('REC-1 everyone in the circle sees the photo of who is cared for, and editing their record keeps it', async () => {
  const pictured = await kinds.recipient.set(s.rosa, png());
  await s.circle.join(s.cleo, 'friend');
  expect((await get(s.cleo, photoUrl('recipient', pictured))).statusCode).toBe(200);
  const edited = await s.ana.call('circles.editRecipient', {
    ...ofRosa(s.rosa),
    changes: { name: 'Rosa A.' },
  });
  expect(edited.photoId).toBe(pictured.photoId);
  const { session } = await s.cleo.call('circles.getSession', { circleId: s.circle.id });
  expect(session?.recipients).toEqual([{ ...edited, conditions: [] }]);
});
