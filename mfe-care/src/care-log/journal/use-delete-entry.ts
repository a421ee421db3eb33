import { patchPages, useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../../use-offer-undo';
import { useCareLogWords } from '../care-log-words';
import { withoutEntry } from './use-journal';

/** Deletes an own entry and offers Undo for 10 s (ALL-6). */
export function useDeleteEntry() {
  const t = useCareLogWords();
  const offerUndo = useOfferUndo();
  const restoring = useCommand('care.restoreJournalEntry');
  const deletion = useCommand('care.deleteJournalEntry', {
    optimistic: ({ entryId }) => [patchPages('care.listJournal', (pages) => withoutEntry(pages, entryId))],
  });
  const deleteEntry = (entryId: string) =>
    offerUndo(t('journal.deleted'), deletion.send({ entryId }), () => restoring.send({ entryId }));
  return { deleteEntry, gate: deletion.gate };
}
