import { messageFileTypes, type Member } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { isReadableBy } from './is-readable-by';
import { messageFiles, messages } from './messages.tables';

/** What a message brings, for whoever may read its conversation; null for everybody else and for what never was. */
export async function findMessageFile(reader: Reader, member: Member, messageId: string) {
  const { fileId, kind, name, contentType, sizeBytes } = messageFiles;
  const [row] = await reader
    .select({ fileId, kind, name, contentType, sizeBytes })
    .from(messageFiles)
    .innerJoin(
      messages,
      and(eq(messages.circleId, messageFiles.circleId), eq(messages.id, messageFiles.messageId)),
    )
    .where(and(isReadableBy(member), eq(messages.id, messageId)));
  if (!row) return null;
  const endings: Record<string, string> = messageFileTypes[row.kind];
  return { ...row, ending: endings[row.contentType] ?? '' };
}
