import { apiContract } from '@carecircle/contracts/api';
import { definePreparedCommand } from '../../spine/define-prepared-command';
import { checkUpload } from './check-upload';
import { changeDocument, documentOf, lockDocument } from './document-rows';
import { requireRoomForDocument } from './require-room-for-document';
import { takeUpload } from './take-upload';

/** Former versions stay as they are. */
export const addDocumentVersion = definePreparedCommand(
  apiContract.documents.addDocumentVersion,
  checkUpload,
  async ({ tx, input, circle, actor, now, record, prepared }) => {
    const { documentId, uploadId } = input;
    const before = await lockDocument(tx, circle.id, documentId);
    await requireRoomForDocument(tx, circle.id, documentId);
    const { version, contentType, sizeBytes, uploadedBy, uploadedAt } = await takeUpload(
      { tx, now },
      {
        ...{ circleId: circle.id, personId: actor.id, uploadId, documentId },
        ...{ announcedFor: documentId, version: before.version + 1, prepared },
      },
    );
    const newest = { version, contentType, sizeBytes, uploadedBy, uploadedAt, updatedAt: now };
    const after = await changeDocument(tx, before, newest);
    await record('document.renewed', { document: documentOf(after) });
    return documentOf(after);
  },
);
