import type { Message } from '@carecircle/contracts';
import { testIds } from '@carecircle/remote-kit/testing';

/** A message of Ben to the group, for tests; `sequence` makes its id. */
export function exampleMessage(fields: Partial<Message> = {}): Message {
  const sequence = fields.sequence ?? 1;
  return {
    id: `0199a000-0000-7000-8000-${String(sequence).padStart(12, '0')}`,
    circleId: testIds.circle,
    senderId: testIds.ben,
    recipientId: null,
    text: `Message ${sequence}`,
    sentAt: new Date(Date.parse('2026-11-21T14:00:00.000Z') + sequence * 60_000).toISOString(),
    sequence,
    file: null,
    call: null,
    isUrgent: false,
    confirmedBy: [],
    ...fields,
  };
}
