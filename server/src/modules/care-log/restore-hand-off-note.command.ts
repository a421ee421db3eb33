import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { lockOwnNote, markNoteDeleted, noteOf } from './hand-off-rows';

export const restoreHandOffNote = defineCommand(
  apiContract.care.restoreHandOffNote,
  async ({ tx, input, actor, now, record }) => {
    const row = await lockOwnNote(tx, actor, input.noteId);
    if (!row.deletedAt) return noteOf(tx, row);
    requireInTrash(row.deletedAt, now);
    const note = await noteOf(tx, await markNoteDeleted(tx, row, null));
    await record('hand-off-note.restored', { note });
    return note;
  },
);
