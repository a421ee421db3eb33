import { describe, expect, it } from 'vitest';
import { careLogFixture } from '../../testing/care-log-fixture';
import { refusedAt } from '../../testing/medication-fixture';
import type { TestPerson } from '../../testing/test-person';

const fixture = careLogFixture();

const list = async (person: TestPerson) =>
  (await person.call('care.listJournal', fixture.of)).entries.map(({ text }) => text);
const edit = (by: TestPerson, entryId: string, changes: object) =>
  by.call('care.editJournalEntry', { circleId: fixture.circle.id, entryId, changes });

describe('CARE-1 the journal', () => {
  it('PRIV-1 shows friends and medical members what is for everyone, and nothing else', async () => {
    await fixture.addEntry(fixture.ben, { text: 'For carers' });
    fixture.server.clock.advance(1_000);
    await fixture.addEntry(fixture.ben, { text: 'For all', audience: 'everyone' });
    expect(await list(fixture.ana)).toEqual(['For all', 'For carers']);
    for (const reader of [fixture.fran, fixture.mia]) expect(await list(reader)).toEqual(['For all']);
    for (const writer of [fixture.fran, fixture.mia])
      await expect(fixture.addEntry(writer)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('PRIV-1 the stream brings an entry to its audience alone; what becomes narrower is taken back', async () => {
    const from = { [fixture.circle.id]: 0 };
    const [ofAna, ofFran] = [
      await fixture.server.openStream(fixture.ana, from),
      await fixture.server.openStream(fixture.fran, from),
    ];
    const secret = await fixture.addEntry(fixture.ben, { text: 'Bathroom trouble' });
    const open = await fixture.addEntry(fixture.ben, { text: 'Sang all day', audience: 'everyone' });
    await edit(fixture.ben, open.id, { audience: 'carers', text: 'Sang, then cried' });
    expect((await ofAna.nextEvent('carers-entry.written')).payload).toEqual({ entry: secret });
    expect((await ofFran.nextEvent('journal-entry.written')).payload).toEqual({ entry: open });
    expect((await ofFran.nextEvent('journal-entry.withdrawn')).payload).toEqual({ entryId: open.id });
    await fixture.ana.call('circles.renameCircle', { circleId: fixture.circle.id, name: 'Later' });
    await ofFran.nextEvent('circle.renamed');
    const received = JSON.stringify(ofFran.received);
    for (const hidden of ['Bathroom', 'cried']) expect(received).not.toContain(hidden);
    expect(await list(fixture.fran)).toEqual([]);
    for (const stream of [ofAna, ofFran]) stream.close();
  });

  it('an entry that becomes wider is told to all', async () => {
    const entry = await fixture.addEntry(fixture.ben);
    await edit(fixture.ben, entry.id, { audience: 'everyone' });
    expect(await fixture.eventsOf('journal-entry.written')).toMatchObject([
      { payload: { entry: { id: entry.id, audience: 'everyone' } } },
    ]);
    expect(await list(fixture.fran)).toEqual(['A quiet day']);
  });

  it('is edited, deleted and brought back by the author alone (ALL-6)', async () => {
    const { circle, ana, ben } = fixture;
    const { id: entryId } = await fixture.addEntry(ben, { audience: 'everyone' });
    const named = { circleId: circle.id, entryId };
    await expect(edit(ana, entryId, { text: 'No' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(ana.call('care.deleteJournalEntry', named)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await edit(ben, entryId, { mood: null, day: '2026-11-19' })).toMatchObject({ mood: null });
    await ben.call('care.deleteJournalEntry', named);
    expect(await list(fixture.fran)).toEqual([]);
    await expect(edit(ben, entryId, { mood: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ben.call('care.restoreJournalEntry', named);
    expect(await list(fixture.fran)).toEqual(['A quiet day']);
    fixture.server.clock.advance(1_000);
    await ben.call('care.deleteJournalEntry', named);
    // A session that nobody uses would end as soon.
    fixture.server.clock.advance(16 * 86_400_000);
    expect(await list(ben)).toEqual([]);
    fixture.server.clock.advance(15 * 86_400_000);
    await expect(ben.call('care.restoreJournalEntry', named)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is newest day first, its pages without a gap or a double', async () => {
    for (const day of ['2026-11-18', '2026-11-20', '2026-11-19'])
      await fixture.addEntry(fixture.ben, { day });
    const first = await fixture.ana.call('care.listJournal', { ...fixture.of, limit: 2 });
    const cursor = first.nextCursor ?? '';
    const second = await fixture.ana.call('care.listJournal', { ...fixture.of, limit: 2, cursor });
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
    await expect(fixture.addEntry(fixture.ben, fields)).rejects.toMatchObject(refusedAt(path, code));
  });
});
