import { patchPages, useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../../use-offer-undo';
import { useCareLogWords } from '../care-log-words';
import { withoutNote } from './apply-notes';

/** Deletes an own note and offers Undo for 10 s (ALL-6). */
export function useDeleteNote() {
  const t = useCareLogWords();
  const offerUndo = useOfferUndo();
  const restoring = useCommand('care.restoreHandOffNote');
  const deletion = useCommand('care.deleteHandOffNote', {
    optimistic: ({ noteId }) => [patchPages('care.listHandOffNotes', (pages) => withoutNote(pages, noteId))],
  });
  const deleteNote = (noteId: string) =>
    offerUndo(t('note.deleted'), deletion.send({ noteId }), () => restoring.send({ noteId }));
  return { deleteNote, gate: deletion.gate };
}
