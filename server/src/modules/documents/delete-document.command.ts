import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeDocument, lockDocumentEvenDeleted } from './document-rows';
import { eraseDocument, eraseAt } from './erase-document.job';

export const deleteDocument = defineCommand(
  apiContract.documents.deleteDocument,
  async ({ tx, input, circle, now, record, schedule }) => {
    const document = await lockDocumentEvenDeleted(tx, circle.id, input.documentId);
    const { id: documentId } = document;
    if (document.deletedAt) return { documentId };
    await changeDocument(tx, document, { deletedAt: now, updatedAt: now });
    await record('document.deleted', { documentId });
    await schedule(eraseDocument, { circleId: circle.id, documentId }, eraseAt(now), { key: documentId });
    return { documentId };
  },
);
