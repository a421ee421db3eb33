import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { handOffNotes, type HandOffNoteRow } from './care-log.tables';
import { noteOf } from './hand-off-rows';
import { readOnOrNext } from './read-on-or-next';

/** A note that waited on a device is of the moment at which it arrived: so nobody misses it below what they have read. */
export const addHandOffNote = defineCommand(
  apiContract.care.addHandOffNote,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    const recipient = await requireRecipient(tx, circle.id, input.recipientId);
    const row: HandOffNoteRow = {
      circleId: circle.id,
      id: input.noteId,
      recipientId: recipient.id,
      text: input.text,
      isImportant: input.isImportant,
      authorId: actor.id,
      createdAt: now,
      deletedAt: null,
    };
    addRow(handOffNotes, row, () => refuse('ALREADY_DONE', { message: 'This note was added before.' }));
    const note = await noteOf(tx, row);
    const toldIds = row.isImportant
      ? await readOnOrNext(tx, circle.id, recipient.id, { now, authorId: actor.id })
      : [];
    await record('hand-off-note.added', { note, toldIds });
    return note;
  },
);
