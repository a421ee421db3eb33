import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { isUpload } from '../../files/uploads/find-own-upload';
import { defineJob } from '../../spine/define-job';
import { documentUploads } from './documents.tables';

/** An upload that nobody finished within a day is given up with its bytes. */
export const endUpload = defineJob({
  name: 'documents.end-upload',
  rank: 'idle',
  payload: z.object({ circleId: Id, uploadId: Id }),
  async run({ tx, payload: { circleId, uploadId }, afterCommit, services }) {
    const ended = await tx
      .delete(documentUploads)
      .where(isUpload(documentUploads, circleId, uploadId))
      .returning();
    if (ended.length > 0) afterCommit(() => services.files.remove({ circleId, fileId: uploadId }));
  },
});
