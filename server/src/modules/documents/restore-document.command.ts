import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { changeDocument, documentOf, lockDocumentEvenDeleted } from './document-rows';
import { planReminder } from './remind-of-expiry.job';
import { requireRoomForDocument } from './require-room-for-document';

export const restoreDocument = defineCommand(
  apiContract.documents.restoreDocument,
  async ({ tx, input, circle, now, record, schedule }) => {
    const before = await lockDocumentEvenDeleted(tx, circle.id, input.documentId);
    if (!before.deletedAt) return documentOf(before);
    requireInTrash(before.deletedAt, now);
    await requireRoomForDocument(tx, circle.id, null);
    const after = await changeDocument(tx, before, { deletedAt: null, updatedAt: now });
    await record('document.restored', { document: documentOf(after) });
    await planReminder(schedule, circle.timeZone, after, now);
    return documentOf(after);
  },
);
