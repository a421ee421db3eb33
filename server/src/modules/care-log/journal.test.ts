import { describe, expect, it } from 'vitest';
import { careLogStage } from '../../testing/care-log-stage';
import { refusedAt } from '../../testing/medication-stage';
import type { TestPerson } from '../../testing/test-person';

const stage = careLogStage();

const list = async (person: TestPerson) =>
  (await person.call('care.listJournal', stage.of)).entries.map(({ text }) => text);
const edit = (by: TestPerson, entryId: string, changes: object) =>
  by.call('care.editJournalEntry', { circleId: stage.circle.id, entryId, changes });

describe('CARE-1 the journal', () => {
  it('PRIV-1 shows friends and medical members what is for everyone, and nothing else', async () => {
    await stage.addEntry(stage.ben, { text: 'For carers' });
    stage.server.clock.advance(1_000);
    await stage.addEntry(stage.ben, { text: 'For all', audience: 'everyone' });
    expect(await list(stage.ana)).toEqual(['For all', 'For carers']);
    for (const reader of [stage.fran, stage.mia]) expect(await list(reader)).toEqual(['For all']);
    for (const writer of [stage.fran, stage.mia])
      await expect(stage.addEntry(writer)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('PRIV-1 the stream brings an entry to its audience alone; what becomes narrower is taken back', async () => {
    const from = { [stage.circle.id]: 0 };
    const [ofAna, ofFran] = [
      await stage.server.openStream(stage.ana, from),
      await stage.server.openStream(stage.fran, from),
    ];
    const secret = await stage.addEntry(stage.ben, { text: 'Bathroom trouble' });
    const open = await stage.addEntry(stage.ben, { text: 'Sang all day', audience: 'everyone' });
    await edit(stage.ben, open.id, { audience: 'carers', text: 'Sang, then cried' });
    expect((await ofAna.nextEvent('carers-entry.written')).payload).toEqual({ entry: secret });
    expect((await ofFran.nextEvent('journal-entry.written')).payload).toEqual({ entry: open });
    expect((await ofFran.nextEvent('journal-entry.withdrawn')).payload).toEqual({ entryId: open.id });
    await stage.ana.call('circles.renameCircle', { circleId: stage.circle.id, name: 'Later' });
    await ofFran.nextEvent('circle.renamed');
    const received = JSON.stringify(ofFran.received);
    for (const hidden of ['Bathroom', 'cried']) expect(received).not.toContain(hidden);
    expect(await list(stage.fran)).toEqual([]);
    for (const stream of [ofAna, ofFran]) stream.close();
  });

  it('an entry that becomes wider is told to all', async () => {
    const entry = await stage.addEntry(stage.ben);
    await edit(stage.ben, entry.id, { audience: 'everyone' });
    expect(await stage.eventsOf('journal-entry.written')).toMatchObject([
      { payload: { entry: { id: entry.id, audience: 'everyone' } } },
    ]);
    expect(await list(stage.fran)).toEqual(['A quiet day']);
  });

  it('is edited, deleted and brought back by the author alone (ALL-6)', async () => {
    const { circle, ana, ben } = stage;
    const { id: entryId } = await stage.addEntry(ben, { audience: 'everyone' });
    const named = { circleId: circle.id, entryId };
    await expect(edit(ana, entryId, { text: 'No' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(ana.call('care.deleteJournalEntry', named)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await edit(ben, entryId, { mood: null, day: '2026-11-19' })).toMatchObject({ mood: null });
    await ben.call('care.deleteJournalEntry', named);
    expect(await list(stage.fran)).toEqual([]);
    await expect(edit(ben, entryId, { mood: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ben.call('care.restoreJournalEntry', named);
    expect(await list(stage.fran)).toEqual(['A quiet day']);
    stage.server.clock.advance(1_000);
    await ben.call('care.deleteJournalEntry', named);
    // A session that nobody uses would end as soon.
    stage.server.clock.advance(16 * 86_400_000);
    expect(await list(ben)).toEqual([]);
    stage.server.clock.advance(15 * 86_400_000);
    await expect(ben.call('care.restoreJournalEntry', named)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is newest day first, its pages without a gap or a double', async () => {
    for (const day of ['2026-11-18', '2026-11-20', '2026-11-19']) await stage.addEntry(stage.ben, { day });
    const first = await stage.ana.call('care.listJournal', { ...stage.of, limit: 2 });
    const cursor = first.nextCursor ?? '';
    const second = await stage.ana.call('care.listJournal', { ...stage.of, limit: 2, cursor });
    expect([...first.entries, ...second.entries].map(({ day }) => day)).toEqual([
      ...['2026-11-20', '2026-11-19', '2026-11-18'],
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    ['day', 'day_in_future', { day: '2026-11-21' }],
    ['text', 'too_small', { text: ' ' }],
    ['text', 'too_big', { text: 'x'.repeat(4_001) }],
    ['mood', 'too_big', { mood: 6 }],
    ['audience', 'invalid_value', { audience: 'doctors' as never }],
  ])('ALL-3 a wrong %s is refused at its field: %s', async (path, code, fields) => {
    await expect(stage.addEntry(stage.ben, fields)).rejects.toMatchObject(refusedAt(path, code));
  });
});
