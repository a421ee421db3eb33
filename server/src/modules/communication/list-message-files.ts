import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { messageFiles } from './messages.tables';

/** The files of all messages of a circle. */
export function listMessageFiles(reader: Reader, circleId: string) {
  return reader
    .select({ fileId: messageFiles.fileId, sizeBytes: messageFiles.sizeBytes })
    .from(messageFiles)
    .where(eq(messageFiles.circleId, circleId));
}
