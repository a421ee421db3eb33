import type { Member } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { isReadableBy } from './is-readable-by';
import { messagesOf } from './message-rows';
import { messageConfirmations, messages, type MessageRow } from './messages.tables';

/** Each reader confirms for themselves; a second time changes nothing. */
export const confirmMessage = defineCommand(
  apiContract.communication.confirmMessage,
  async ({ tx, input, actor, now, record }) => {
    const row = await requireUrgent(tx, actor, input.messageId);
    const [added] = await tx
      .insert(messageConfirmations)
      .values({ circleId: row.circleId, messageId: row.id, memberId: actor.id, confirmedAt: now })
      .onConflictDoNothing()
      .returning();
    const [message] = await messagesOf(tx, [row]);
    if (!message) throw new Error('A message that was read is told.');
    if (!added) return message;
    const fact = { message, memberId: actor.id };
    if (row.recipientId === null) await record('message.confirmed', fact);
    else
      for (const personId of [row.senderId, row.recipientId])
        await record.toPerson(personId, 'direct-message.confirmed', fact);
    return message;
  },
);

/** Of two confirmations at once the second tells of both. */
async function requireUrgent(tx: Transaction, actor: Member, messageId: string): Promise<MessageRow> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(isReadableBy(actor), eq(messages.id, messageId)))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such message.' });
  if (row.isUrgent && row.senderId !== actor.id) return row;
  throw refuse('INVALID_STATE', { message: 'This message asks you for no confirmation.' });
}
