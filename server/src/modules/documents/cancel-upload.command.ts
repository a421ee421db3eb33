import { apiContract } from '@carecircle/contracts/api';
import { findOwnUpload, isUpload } from '../../files/uploads/find-own-upload';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { documentUploads } from './documents.tables';

export const cancelUpload = defineCommand(
  apiContract.documents.cancelUpload,
  async ({ tx, input, circle, actor, now, afterCommit, services }) => {
    const { uploadId: id } = input;
    const upload = await findOwnUpload(
      tx,
      documentUploads,
      { circleId: circle.id, id, personId: actor.id },
      now,
    );
    if (!upload) throw refuse('NOT_FOUND', { message: 'There is no such upload.' });
    await tx.delete(documentUploads).where(isUpload(documentUploads, circle.id, id));
    afterCommit(() => services.files.remove({ circleId: circle.id, fileId: id }));
    return { uploadId: id };
  },
);
