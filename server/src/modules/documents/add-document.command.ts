import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { definePreparedCommand } from '../../spine/define-prepared-command';
import { checkUpload } from './check-upload';
import { documentOf, isDocument } from './document-rows';
import { documents } from './documents.tables';
import { planReminder } from './remind-of-expiry.job';
import { requireRenewalOwner } from './require-renewal-owner';
import { requireRoomForDocument } from './require-room-for-document';
import { takeUpload } from './take-upload';

export const addDocument = definePreparedCommand(
  apiContract.documents.addDocument,
  checkUpload,
  async ({ tx, input, circle, actor, now, record, schedule, prepared }) => {
    const { documentId: id, uploadId, kind, expiresOn, renewalOwnerId } = input;
    await requireRenewalOwner(tx, circle.id, renewalOwnerId);
    await requireRoomForDocument(tx, circle.id, null);
    const [known] = await tx.select().from(documents).where(isDocument(circle.id, id));
    if (known) throw refuse('ALREADY_DONE', { message: 'This document was added before.' });
    const { fileId, documentId, ...version } = await takeUpload(
      { tx, now },
      {
        ...{ circleId: circle.id, personId: actor.id, uploadId, documentId: id },
        ...{ announcedFor: null, version: 1, prepared },
      },
    );
    const row = { ...version, id, kind, expiresOn, renewalOwnerId, updatedAt: now, deletedAt: null };
    await tx.insert(documents).values(row);
    await record('document.added', { document: documentOf(row) });
    await planReminder(schedule, circle.timeZone, row, now);
    return documentOf(row);
  },
);
