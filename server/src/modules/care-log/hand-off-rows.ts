import type { HandOffNote, Member } from '@carecircle/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { handOffNotes, handOffReadings, type HandOffNoteRow } from './care-log.tables';

/** The notes of these rows, with who has read each. */
export async function notesOf(reader: Reader, rows: readonly HandOffNoteRow[]): Promise<HandOffNote[]> {
  const [first] = rows;
  if (!first) return [];
  const readings = await reader
    .select()
    .from(handOffReadings)
    .where(
      and(
        eq(handOffReadings.circleId, first.circleId),
        inArray(
          handOffReadings.noteId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(handOffReadings.readAt), asc(handOffReadings.memberId));
  return rows.map(({ deletedAt: _, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    readBy: readings
      .filter(({ noteId }) => noteId === row.id)
      .map(({ memberId, readAt }) => ({ memberId, readAt: readAt.toISOString() })),
  }));
}

export async function noteOf(reader: Reader, row: HandOffNoteRow): Promise<HandOffNote> {
  const [note] = await notesOf(reader, [row]);
  if (!note) throw new Error('A row is a note.');
  return note;
}

/** The note, held until the transaction ends, also a deleted one; NOT_FOUND when the circle has none. */
export async function lockNoteEvenDeleted(
  tx: Transaction,
  circleId: string,
  noteId: string,
): Promise<HandOffNoteRow> {
  const [row] = await tx.select().from(handOffNotes).where(isNote(circleId, noteId)).for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such note.' });
  return row;
}

/** The author's own note, held until the transaction ends, also a deleted one. */
export async function lockOwnNote(tx: Transaction, actor: Member, noteId: string): Promise<HandOffNoteRow> {
  const row = await lockNoteEvenDeleted(tx, actor.circleId, noteId);
  if (row.authorId !== actor.id) throw refuse('NOT_ALLOWED', { message: 'This note is not yours.' });
  return row;
}

/** Hides a note at this moment, or shows it again with null. */
export async function markNoteDeleted(
  tx: Transaction,
  row: HandOffNoteRow,
  deletedAt: Date | null,
): Promise<HandOffNoteRow> {
  await tx.update(handOffNotes).set({ deletedAt }).where(isNote(row.circleId, row.id));
  return { ...row, deletedAt };
}

function isNote(circleId: string, noteId: string) {
  return and(eq(handOffNotes.circleId, circleId), eq(handOffNotes.id, noteId));
}
