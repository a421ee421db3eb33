import type { Member } from '@carecircle/contracts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { messages } from './messages.tables';

/** The group chat and the member's own direct threads: nobody reads what two others wrote to each other. */
export function isReadableBy({ circleId, id }: Member) {
  return and(
    eq(messages.circleId, circleId),
    or(isNull(messages.recipientId), eq(messages.recipientId, id), eq(messages.senderId, id)),
  );
}
