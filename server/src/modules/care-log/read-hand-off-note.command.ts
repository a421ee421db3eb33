import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { handOffReadings } from './care-log.tables';
import { lockNoteEvenDeleted, noteOf } from './hand-off-rows';

/** Reading twice, or what one wrote oneself, changes nothing. */
export const readHandOffNote = defineCommand(
  apiContract.care.readHandOffNote,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockNoteEvenDeleted(tx, circle.id, input.noteId);
    if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This note was deleted.' });
    if (row.authorId === actor.id) return noteOf(tx, row);
    const added = await tx
      .insert(handOffReadings)
      .values({ circleId: circle.id, noteId: row.id, memberId: actor.id, readAt: now })
      .onConflictDoNothing()
      .returning();
    if (added.length > 0) {
      const reading = { memberId: actor.id, readAt: now.toISOString() };
      await record('hand-off-note.read', { noteId: row.id, reading });
    }
    return noteOf(tx, row);
  },
);
