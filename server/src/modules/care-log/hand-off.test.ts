import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { careLogStage } from '../../testing/care-log-stage';
import { insist } from '../../testing/insist';
import { refusedAt } from '../../testing/medication-stage';
import type { TestPerson } from '../../testing/test-person';

const stage = careLogStage();

const list = (person: TestPerson, more: { cursor?: string; limit?: number } = {}) =>
  person.call('care.listHandOffNotes', { ...stage.of, ...more });
const read = (person: TestPerson, noteId: string) =>
  person.call('care.readHandOffNote', { circleId: stage.circle.id, noteId });
const told = async (person: TestPerson) => {
  await stage.server.settled();
  const { notifications } = await person.call('notifications.listNotifications', { type: 'checkin' });
  return notifications.filter(({ circleId }) => circleId === stage.circle.id);
};

describe('CARE-1 hand-off notes', () => {
  it('are kept, told, and unread for everybody but their author', async () => {
    const note = await stage.addNote(stage.ben, { text: ' Took her pills late ' });
    expect(note).toMatchObject({ text: 'Took her pills late', authorId: stage.ben.id, readBy: [] });
    expect((await stage.now(stage.ana)).unread).toEqual([note]);
    expect((await stage.now(stage.ben)).unread).toEqual([]);
    expect((await list(stage.mia)).notes).toEqual([note]);
    expect(await stage.eventsOf('hand-off-note.added')).toMatchObject([{ payload: { note, toldIds: [] } }]);
  });

  it('say who has read them, each member once, whoever taps twice', async () => {
    const { id } = await stage.addNote(stage.ben);
    stage.server.clock.advance(60_000);
    await read(stage.ana, id);
    stage.server.clock.advance(60_000);
    await read(stage.ana, id);
    await read(stage.ben, id);
    const note = await read(stage.mia, id);
    expect(note.readBy).toEqual([
      { memberId: stage.ana.id, readAt: '2026-11-20T18:01:00.000Z' },
      { memberId: stage.mia.id, readAt: '2026-11-20T18:02:00.000Z' },
    ]);
    expect((await stage.now(stage.ana)).unread).toEqual([]);
    expect(await stage.eventsOf('hand-off-note.read')).toHaveLength(2);
  });

  it('ALL-2 one that waited on a device and is sent twenty times is there once', async () => {
    const input = { ...stage.of, noteId: randomUUID(), text: 'From the train', isImportant: false };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => insist(stage.ben, 'care.addHandOffNote', input)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list(stage.ana)).notes).toHaveLength(1);
  });

  it('are newest first, their pages without a gap or a double', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      made.unshift((await stage.addNote(stage.ben)).id);
      if (index % 2) stage.server.clock.advance(1_000);
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(stage.ana, { limit: 2, cursor });
      found.push(...page.notes.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect([...found].sort()).toEqual([...made].sort());
    expect(found.at(0)).toBe(made[0]);
    await expect(list(stage.ana, { cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('are not unread for who joined later, nor after two weeks', async () => {
    await stage.addNote(stage.ben);
    stage.server.clock.advance(1_000);
    const carl = await stage.server.signUp('Carl');
    await stage.circle.join(carl, 'family');
    expect((await stage.now(carl)).unread).toEqual([]);
    stage.server.clock.advance(15 * 86_400_000);
    expect((await stage.now(stage.ana)).unread).toEqual([]);
  });

  it('ALL-6 are deleted and brought back by their author alone', async () => {
    const { id: noteId } = await stage.addNote(stage.ben);
    const named = { circleId: stage.circle.id, noteId };
    await expect(stage.ana.call('care.deleteHandOffNote', named)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await read(stage.ana, noteId);
    await stage.ben.call('care.deleteHandOffNote', named);
    expect((await list(stage.ana)).notes).toEqual([]);
    await expect(read(stage.mia, noteId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const restored = await stage.ben.call('care.restoreHandOffNote', named);
    expect(restored.readBy).toMatchObject([{ memberId: stage.ana.id }]);
  });

  it.each([
    ['text', 'too_small', { text: '  ' }],
    ['text', 'too_big', { text: 'x'.repeat(2_001) }],
    ['text', 'text_characters', { text: 'a\0b' }],
  ])('ALL-3 a wrong %s is refused at its field: %s', async (path, code, fields) => {
    await expect(stage.addNote(stage.ben, fields)).rejects.toMatchObject(refusedAt(path, code));
  });

  it('NOTE-1 an important one is told to who is on and who comes next, not to its author nor anybody else', async () => {
    const [carl, dora] = [await stage.server.signUp('Carl'), await stage.server.signUp('Dora')];
    for (const person of [carl, dora]) await stage.circle.join(person, 'family');
    await stage.start(stage.ben);
    await stage.start(stage.ana);
    await stage.addShift(carl, { time: '18:00', endTime: '22:00' });
    await stage.addShift(dora, { time: '22:00', endTime: '06:00' });
    await stage.addNote(stage.ben, { isImportant: true, text: 'No milk' });
    const notification = {
      ...{ cause: 'hand-off-important', priority: 'high', link: `/care-log?for=${stage.rosa}` },
      values: { actor: 'Ben', recipient: 'Rosa', preview: 'No milk' },
    };
    for (const person of [stage.ana, carl]) expect(await told(person)).toMatchObject([notification]);
    for (const person of [stage.ben, dora, stage.fran, stage.mia]) expect(await told(person)).toEqual([]);
  });

  it('NOTE-1 where nobody is on or next, all who keep the log are told; one that is not important tells nobody', async () => {
    await stage.addNote(stage.ben);
    expect(await told(stage.ana)).toEqual([]);
    await stage.addNote(stage.ben, { isImportant: true });
    expect(await told(stage.ana)).toHaveLength(1);
    for (const person of [stage.ben, stage.fran, stage.mia]) expect(await told(person)).toEqual([]);
  });

  it('CIRC-4 friends neither read nor write them, medical members only read', async () => {
    const { id } = await stage.addNote(stage.ben, { text: 'Private' });
    for (const call of [
      list(stage.fran),
      read(stage.fran, id),
      stage.addNote(stage.fran),
      stage.addNote(stage.mia),
    ])
      await expect(call).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});
