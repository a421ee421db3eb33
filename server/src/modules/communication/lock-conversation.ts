import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { conversations } from './messages.tables';

/** Holds a conversation until the transaction ends and gives its last sequence, 0 before the first message. */
export async function lockConversation(
  tx: Transaction,
  circleId: string,
  conversation: string,
): Promise<number> {
  const [row] = await tx
    .insert(conversations)
    .values({ circleId, conversation, lastSequence: 0 })
    .onConflictDoUpdate({
      target: [conversations.circleId, conversations.conversation],
      set: { lastSequence: sql`${conversations.lastSequence}` },
    })
    .returning();
  return row?.lastSequence ?? 0;
}

export async function moveConversation(
  tx: Transaction,
  circleId: string,
  conversation: string,
  lastSequence: number,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ lastSequence })
    .where(and(eq(conversations.circleId, circleId), eq(conversations.conversation, conversation)));
}
