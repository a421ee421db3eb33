import { MessageFile } from '@carecircle/contracts/schemas';
import type { Message } from '@carecircle/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { grouped } from '../../records/grouped';
import { messageConfirmations, messageFiles, type MessageFileRow, type MessageRow } from './messages.tables';

/** Messages as they are told, with what they bring and who has confirmed them; all of one circle. */
export async function messagesOf(reader: Reader, rows: readonly MessageRow[]): Promise<Message[]> {
  const files = await filesOf(reader, rows);
  const confirmed = await confirmedBy(
    reader,
    rows.filter(({ isUrgent }) => isUrgent),
  );
  return rows.map((row) => messageOf(row, files.get(row.id) ?? null, confirmed.get(row.id)));
}

export function messageOf(
  row: MessageRow,
  file: Message['file'] = null,
  confirmers: readonly string[] = [],
): Message {
  const { id, circleId, senderId, recipientId, text, isUrgent, sequence, call } = row;
  const sentAt = row.sentAt.toISOString();
  return {
    ...{ id, circleId, senderId, recipientId, text, sentAt, sequence, file, call, isUrgent },
    confirmedBy: [...confirmers],
  };
}

export function fileOf({ kind, name, contentType, sizeBytes, ...row }: MessageFileRow): Message['file'] {
  const { width, height, durationMs, peaks } = row;
  return MessageFile.parse({ kind, name, contentType, sizeBytes, width, height, durationMs, peaks });
}

async function filesOf(reader: Reader, rows: readonly MessageRow[]): Promise<Map<string, Message['file']>> {
  // Only what brings a file has neither a text nor a call.
  const bringing = rows.filter(({ text, call }) => text === '' && call === null);
  const [first] = bringing;
  if (!first) return new Map();
  const found = await reader
    .select()
    .from(messageFiles)
    .where(
      and(
        eq(messageFiles.circleId, first.circleId),
        inArray(
          messageFiles.messageId,
          bringing.map(({ id }) => id),
        ),
      ),
    );
  return new Map(found.map((row) => [row.messageId, fileOf(row)]));
}

async function confirmedBy(reader: Reader, rows: readonly MessageRow[]): Promise<Map<string, string[]>> {
  const [first] = rows;
  if (!first) return new Map();
  const { circleId, messageId, memberId, confirmedAt } = messageConfirmations;
  const found = await reader
    .select({ messageId, memberId })
    .from(messageConfirmations)
    .where(
      and(
        eq(circleId, first.circleId),
        inArray(
          messageId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(confirmedAt), asc(memberId));
  const byMessage = grouped(found, (row) => row.messageId);
  return new Map([...byMessage].map(([id, ofOne]) => [id, ofOne.map((row) => row.memberId)]));
}
