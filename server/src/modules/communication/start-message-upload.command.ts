import { uploadLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { makeFileKey } from '../../files/file-keys';
import { requireStorage } from '../../files/storage';
import { endOfUpload } from '../../files/uploads/find-own-upload';
import { requireRoomFor } from '../../records/require-room-for';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { readMostStorage } from '../plans';
import { endMessageUpload } from './end-message-upload.job';
import { messageUploads } from './messages.tables';

/** Says no before a single byte is sent, where there is no room for all of them (CHAT-2). */
export const startMessageUpload = defineCommand(
  apiContract.communication.startMessageUpload,
  async ({ tx, input, circle, actor, now, schedule, services }) => {
    const { uploadId: id, name, sizeBytes } = input;
    const isOwn = and(eq(messageUploads.circleId, circle.id), eq(messageUploads.personId, actor.id));
    await requireRoomFor(tx, messageUploads, isOwn, { of: actor.id, most: uploadLimits.uploads });
    const mostBytes = await readMostStorage(tx, circle.id, now);
    await requireStorage(tx, circle.id, { sizeBytes, mostBytes });
    await makeFileKey(tx, services.crypto, circle.id);
    const [row] = await tx
      .insert(messageUploads)
      .values({ circleId: circle.id, id, personId: actor.id, name, sizeBytes, startedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse('ALREADY_DONE', { message: 'This upload was started before.' });
    await schedule(endMessageUpload, { circleId: circle.id, uploadId: id }, endOfUpload(now), { key: id });
    return { id, name, sizeBytes };
  },
);
