import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { lockOwnNote, markNoteDeleted } from './hand-off-rows';

export const deleteHandOffNote = defineCommand(
  apiContract.care.deleteHandOffNote,
  async ({ tx, input, actor, now, record }) => {
    const row = await lockOwnNote(tx, actor, input.noteId);
    if (row.deletedAt) return { noteId: row.id };
    await markNoteDeleted(tx, row, now);
    await record('hand-off-note.deleted', { noteId: row.id });
    return { noteId: row.id };
  },
);
