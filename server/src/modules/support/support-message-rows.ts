import { supportLimits, type SupportMessage } from '@carecircle/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import type { UnitOfWork } from '../../spine/context';
import { supportMessages } from './support-messages.tables';

type Row = typeof supportMessages.$inferSelect;

export function messageOf({ id, at, author, text, state }: Row): SupportMessage {
  return { id, at: at.toISOString(), author, text, state };
}

/** The newest of a person's conversation, oldest first. */
export async function readConversation(reader: Reader, personId: string): Promise<SupportMessage[]> {
  const rows = await reader
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.personId, personId))
    .orderBy(desc(supportMessages.at), desc(supportMessages.id))
    .limit(supportLimits.messages);
  return rows.reverse().map(messageOf);
}

export async function findMessage(reader: Reader, personId: string, id: string): Promise<Row | null> {
  const [row] = await reader.select().from(supportMessages).where(isMessage(personId, id));
  return row ?? null;
}

/** Writes down how a message fares, and tells its writer's open screens. */
export async function setState(
  { tx, record }: UnitOfWork,
  { personId, messageId }: { personId: string; messageId: string },
  state: SupportMessage['state'],
): Promise<void> {
  const [row] = await tx
    .update(supportMessages)
    .set({ state })
    .where(isMessage(personId, messageId))
    .returning();
  if (row) await record.toPerson(personId, 'support.message-changed', { message: messageOf(row) });
}

function isMessage(personId: string, id: string) {
  return and(eq(supportMessages.personId, personId), eq(supportMessages.id, id));
}
