import type { Document } from '@carecircle/contracts';
import { patchPages, useCommand } from '@carecircle/remote-kit';
import { useOfferUndo } from '../use-offer-undo';
import { useDocumentWords } from './documents-words';
import { withoutDocument } from './use-documents';

/** Hides a document at once and offers Undo; for 30 days it can be restored (ALL-6). */
export function useDeleteDocument() {
  const t = useDocumentWords();
  const offerUndo = useOfferUndo();
  const restoring = useCommand('documents.restoreDocument');
  const deletion = useCommand('documents.deleteDocument', {
    optimistic: ({ documentId }) => [
      patchPages('documents.listDocuments', (pages) => withoutDocument(pages, documentId)),
    ],
  });
  const deleteDocument = ({ id: documentId, name }: Document) =>
    offerUndo(t('deleted', { name }), deletion.send({ documentId }), () => restoring.send({ documentId }));
  return { deleteDocument, gate: deletion.gate };
}
