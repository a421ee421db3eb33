import type { MessageFileKind } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { findOwnUpload, isUpload } from '../../files/uploads/find-own-upload';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { definePreparedCommand } from '../../spine/define-prepared-command';
import { checkMessageFile, type CheckedFile } from './check-message-file';
import { fileOf } from './message-rows';
import { messageFiles, messageUploads } from './messages.tables';
import { sendToConversation } from './send-to-conversation';

/** A file that was sent already has no upload any more: the message that stands is the answer. */
export const sendFile = definePreparedCommand(
  apiContract.communication.sendFile,
  checkMessageFile,
  async ({ input, circle, actor, prepared, ...unit }) => {
    const place = { circleId: circle.id, id: input.uploadId, personId: actor.id };
    const attach = () => takeUpload(unit, place, { ...input, prepared });
    return sendToConversation(unit, { circle, actor, input, text: '', attach });
  },
);

interface Taking {
  messageId: string;
  kind: MessageFileKind;
  peaks: number[];
  prepared: CheckedFile;
}

/** Turns an upload that was checked into what a message brings. */
async function takeUpload(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  place: { circleId: string; id: string; personId: string },
  { messageId, kind, peaks, prepared }: Taking,
) {
  if ('refusal' in prepared) throw prepared.refusal;
  const { circleId, id: fileId } = place;
  const upload = await findOwnUpload(tx, messageUploads, place, now);
  const [taken] = await tx
    .delete(messageUploads)
    .where(isUpload(messageUploads, circleId, fileId))
    .returning();
  if (!upload || !taken) throw refuse('NOT_FOUND', { message: 'There is no such upload.' });
  const { name, sizeBytes } = taken;
  const row = {
    ...{ circleId, messageId, fileId, kind, name, sizeBytes },
    ...{ width: null, height: null, durationMs: null, ...prepared.sniffed },
    peaks: kind === 'voice' ? peaks : null,
  };
  await tx.insert(messageFiles).values(row);
  return fileOf(row);
}
