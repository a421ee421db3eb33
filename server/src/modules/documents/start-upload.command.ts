import { documentLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { makeFileKey } from '../../files/file-keys';
import { requireRoomFor } from '../../records/require-room-for';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { documentUploads } from './documents.tables';
import { endUpload } from './end-upload.job';
import { requireRoomForDocument } from './require-room-for-document';
import { requireStorage } from './require-storage';
import { uploadOf } from './upload-rows';

/** Says no before a single byte is sent, where there is no room for all of them (VAULT-1). */
export const startUpload = defineCommand(
  apiContract.documents.startUpload,
  async ({ tx, input, circle, actor, now, schedule, services }) => {
    const { uploadId: id, documentId, name, sizeBytes } = input;
    await requireRoomForDocument(tx, circle.id, documentId);
    const isOwn = and(eq(documentUploads.circleId, circle.id), eq(documentUploads.personId, actor.id));
    await requireRoomFor(tx, documentUploads, isOwn, { of: actor.id, most: documentLimits.uploads });
    await requireStorage(tx, circle.id, sizeBytes);
    await makeFileKey(tx, services.crypto, circle.id);
    const [row] = await tx
      .insert(documentUploads)
      .values({ circleId: circle.id, id, personId: actor.id, documentId, name, sizeBytes, startedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse('ALREADY_DONE', { message: 'This upload was started before.' });
    const endsAt = new Date(now.getTime() + documentLimits.uploadHours * 3_600_000);
    await schedule(endUpload, { circleId: circle.id, uploadId: id }, endsAt, { key: id });
    return uploadOf(row);
  },
);
