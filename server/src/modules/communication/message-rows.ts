import type { Message } from '@carecircle/contracts';
import type { MessageRow } from './messages.tables';

export function messageOf(row: MessageRow): Message {
  return {
    id: row.id,
    circleId: row.circleId,
    senderId: row.senderId,
    recipientId: row.recipientId,
    text: row.text,
    sentAt: row.sentAt.toISOString(),
    sequence: row.sequence,
  };
}
