import { apiContract } from '@carecircle/contracts/api';
import { findOwnUpload, isUpload } from '../../files/uploads/find-own-upload';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { messageUploads } from './messages.tables';

export const cancelMessageUpload = defineCommand(
  apiContract.communication.cancelMessageUpload,
  async ({ tx, input, circle, actor, now, afterCommit, services }) => {
    const { uploadId: id } = input;
    const place = { circleId: circle.id, id, personId: actor.id };
    const upload = await findOwnUpload(tx, messageUploads, place, now);
    if (!upload) throw refuse('NOT_FOUND', { message: 'There is no such upload.' });
    await tx.delete(messageUploads).where(isUpload(messageUploads, circle.id, id));
    afterCommit(() => services.files.remove({ circleId: circle.id, fileId: id }));
    return { uploadId: id };
  },
);
