import { documentLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { makeFileKey } from '../../files/file-keys';
import { requireStorage } from '../../files/storage';
import { endOfUpload } from '../../files/uploads/find-own-upload';
import { requireRoomFor } from '../../records/require-room-for';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { readMostStorage } from '../plans';
import { documentUploads } from './documents.tables';
import { endUpload } from './end-upload.job';
import { requireRoomForDocument } from './require-room-for-document';
import { uploadOf } from './upload-rows';

/** Says no before a single byte is sent, where there is no room for all of them (VAULT-1). */
export const startUpload = defineCommand(
  apiContract.documents.startUpload,
  async ({ tx, input, circle, actor, now, schedule, services }) => {
    const { uploadId: id, documentId, name, sizeBytes } = input;
    await requireRoomForDocument(tx, circle.id, documentId);
    const isOwn = and(eq(documentUploads.circleId, circle.id), eq(documentUploads.personId, actor.id));
    await requireRoomFor(tx, documentUploads, isOwn, { of: actor.id, most: documentLimits.uploads });
    const mostBytes = await readMostStorage(tx, circle.id, now);
    await requireStorage(tx, circle.id, { sizeBytes, mostBytes });
    await makeFileKey(tx, services.crypto, circle.id);
    const [row] = await tx
      .insert(documentUploads)
      .values({ circleId: circle.id, id, personId: actor.id, documentId, name, sizeBytes, startedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse('ALREADY_DONE', { message: 'This upload was started before.' });
    await schedule(endUpload, { circleId: circle.id, uploadId: id }, endOfUpload(now), { key: id });
    return uploadOf(row);
  },
);
