import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { careLogFixture } from '../../testing/care-log-fixture';
import { insist } from '../../testing/insist';
import { refusedAt } from '../../testing/medication-fixture';
import type { TestPerson } from '../../testing/test-person';

const fixture = careLogFixture();

const list = (person: TestPerson, more: { cursor?: string; limit?: number } = {}) =>
  person.call('care.listHandOffNotes', { ...fixture.of, ...more });
const read = (person: TestPerson, noteId: string) =>
  person.call('care.readHandOffNote', { circleId: fixture.circle.id, noteId });
const told = async (person: TestPerson) => {
  await fixture.server.settled();
  const { notifications } = await person.call('notifications.listNotifications', { type: 'checkin' });
  return notifications.filter(({ circleId }) => circleId === fixture.circle.id);
};

describe('CARE-1 hand-off notes', () => {
  it('are kept, told, and unread for everybody but their author', async () => {
    const note = await fixture.addNote(fixture.ben, { text: ' Took her pills late ' });
    expect(note).toMatchObject({ text: 'Took her pills late', authorId: fixture.ben.id, readBy: [] });
    expect((await fixture.now(fixture.ana)).unread).toEqual([note]);
    expect((await fixture.now(fixture.ben)).unread).toEqual([]);
    expect((await list(fixture.mia)).notes).toEqual([note]);
    expect(await fixture.eventsOf('hand-off-note.added')).toMatchObject([{ payload: { note, toldIds: [] } }]);
  });

  it('say who has read them, each member once, whoever taps twice', async () => {
    const { id } = await fixture.addNote(fixture.ben);
    fixture.server.clock.advance(60_000);
    await read(fixture.ana, id);
    fixture.server.clock.advance(60_000);
    await read(fixture.ana, id);
    await read(fixture.ben, id);
    const note = await read(fixture.mia, id);
    expect(note.readBy).toEqual([
      { memberId: fixture.ana.id, readAt: '2026-11-20T18:01:00.000Z' },
      { memberId: fixture.mia.id, readAt: '2026-11-20T18:02:00.000Z' },
    ]);
    expect((await fixture.now(fixture.ana)).unread).toEqual([]);
    expect(await fixture.eventsOf('hand-off-note.read')).toHaveLength(2);
  });

  it('ALL-2 one that waited on a device and is sent twenty times is there once', async () => {
    const input = { ...fixture.of, noteId: randomUUID(), text: 'From the train', isImportant: false };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => insist(fixture.ben, 'care.addHandOffNote', input)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list(fixture.ana)).notes).toHaveLength(1);
  });

  it('are newest first, their pages without a gap or a double', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      made.unshift((await fixture.addNote(fixture.ben)).id);
      if (index % 2) fixture.server.clock.advance(1_000);
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(fixture.ana, { limit: 2, cursor });
      found.push(...page.notes.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect([...found].sort()).toEqual([...made].sort());
    expect(found.at(0)).toBe(made[0]);
    await expect(list(fixture.ana, { cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('are not unread for who joined later, nor after two weeks', async () => {
    await fixture.addNote(fixture.ben);
    fixture.server.clock.advance(1_000);
    const carl = await fixture.server.signUp('Carl');
    await fixture.circle.join(carl, 'family');
    expect((await fixture.now(carl)).unread).toEqual([]);
    fixture.server.clock.advance(15 * 86_400_000);
    expect((await fixture.now(fixture.ana)).unread).toEqual([]);
  });

  it('ALL-6 are deleted and brought back by their author alone', async () => {
    const { id: noteId } = await fixture.addNote(fixture.ben);
    const named = { circleId: fixture.circle.id, noteId };
    await expect(fixture.ana.call('care.deleteHandOffNote', named)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await read(fixture.ana, noteId);
    await fixture.ben.call('care.deleteHandOffNote', named);
    expect((await list(fixture.ana)).notes).toEqual([]);
    await expect(read(fixture.mia, noteId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const restored = await fixture.ben.call('care.restoreHandOffNote', named);
    expect(restored.readBy).toMatchObject([{ memberId: fixture.ana.id }]);
  });

  it.each([
    ['text', 'too_small', { text: '  ' }],
    ['text', 'too_big', { text: 'x'.repeat(2_001) }],
    ['text', 'text_characters', { text: 'a\0b' }],
  ])('ALL-3 a wrong %s is refused at its field: %s', async (path, code, fields) => {
    await expect(fixture.addNote(fixture.ben, fields)).rejects.toMatchObject(refusedAt(path, code));
  });

  it('NOTE-1 an important one is told to who is on and who comes next, not to its author nor anybody else', async () => {
    const [carl, dora] = [await fixture.server.signUp('Carl'), await fixture.server.signUp('Dora')];
    for (const person of [carl, dora]) await fixture.circle.join(person, 'family');
    await fixture.start(fixture.ben);
    await fixture.start(fixture.ana);
    await fixture.addShift(carl, { time: '18:00', endTime: '22:00' });
    await fixture.addShift(dora, { time: '22:00', endTime: '06:00' });
    await fixture.addNote(fixture.ben, { isImportant: true, text: 'No milk' });
    const notification = {
      ...{ cause: 'hand-off-important', priority: 'high', link: `/to/care-log?for=${fixture.rosa}` },
      values: { actor: 'Ben', recipient: 'Rosa', preview: 'No milk' },
    };
    for (const person of [fixture.ana, carl]) expect(await told(person)).toMatchObject([notification]);
    for (const person of [fixture.ben, dora, fixture.fran, fixture.mia])
      expect(await told(person)).toEqual([]);
  });

  it('NOTE-1 where nobody is on or next, all who keep the log are told; one that is not important tells nobody', async () => {
    await fixture.addNote(fixture.ben);
    expect(await told(fixture.ana)).toEqual([]);
    await fixture.addNote(fixture.ben, { isImportant: true });
    expect(await told(fixture.ana)).toHaveLength(1);
    for (const person of [fixture.ben, fixture.fran, fixture.mia]) expect(await told(person)).toEqual([]);
  });

  it('CIRC-4 friends neither read nor write them, medical members only read', async () => {
    const { id } = await fixture.addNote(fixture.ben, { text: 'Private' });
    for (const call of [
      list(fixture.fran),
      read(fixture.fran, id),
      fixture.addNote(fixture.fran),
      fixture.addNote(fixture.mia),
    ])
      await expect(call).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});
