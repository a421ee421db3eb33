import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { isUpload } from '../../files/uploads/find-own-upload';
import { defineJob } from '../../spine/define-job';
import { messageUploads } from './messages.tables';

/** A file that nobody sent within a day is given up with its bytes. */
export const endMessageUpload = defineJob({
  name: 'communication.end-message-upload',
  rank: 'idle',
  payload: z.object({ circleId: Id, uploadId: Id }),
  async run({ tx, payload: { circleId, uploadId }, afterCommit, services }) {
    const ended = await tx
      .delete(messageUploads)
      .where(isUpload(messageUploads, circleId, uploadId))
      .returning();
    if (ended.length > 0) afterCommit(() => services.files.remove({ circleId, fileId: uploadId }));
  },
});
