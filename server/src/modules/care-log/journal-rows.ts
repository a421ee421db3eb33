import type { JournalEntry, Member } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import type { Recorder } from '../../spine/context';
import { journalEntries, type JournalEntryRow } from './care-log.tables';

export function entryOf({ deletedAt: _, ...row }: JournalEntryRow): JournalEntry {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** The author's own entry, held until the transaction ends, also a deleted one. */
export async function lockOwnEntry(
  tx: Transaction,
  actor: Member,
  entryId: string,
): Promise<JournalEntryRow> {
  const [row] = await tx
    .select()
    .from(journalEntries)
    .where(isEntry(actor.circleId, entryId))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such entry.' });
  if (row.authorId !== actor.id) throw refuse('NOT_ALLOWED', { message: 'This entry is not yours.' });
  return row;
}

/** Writes the fields that change and answers the entry as it now stands. */
export async function changeEntry(
  tx: Transaction,
  row: JournalEntryRow,
  changes: Partial<JournalEntryRow>,
): Promise<JournalEntry> {
  await tx.update(journalEntries).set(changes).where(isEntry(row.circleId, row.id));
  return entryOf({ ...row, ...changes });
}

/** Tells those who may read an entry that it stands in the journal as it now is (CARE-1). */
export async function tellWritten(record: Recorder, entry: JournalEntry): Promise<void> {
  await record(entry.audience === 'everyone' ? 'journal-entry.written' : 'carers-entry.written', { entry });
}

/** Tells those who could read an entry that it is there no more for all of them. */
export async function tellWithdrawn(
  record: Recorder,
  { id: entryId, audience }: Pick<JournalEntryRow, 'id' | 'audience'>,
): Promise<void> {
  await record(audience === 'everyone' ? 'journal-entry.withdrawn' : 'carers-entry.withdrawn', { entryId });
}

function isEntry(circleId: string, entryId: string) {
  return and(eq(journalEntries.circleId, circleId), eq(journalEntries.id, entryId));
}
