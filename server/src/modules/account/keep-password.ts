import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { credentials } from '../../access/people.tables';
import type { Transaction } from '../../database/database';

/** Gives a person another password, or a first one. */
export async function keepPassword(
  tx: Transaction,
  { personId, hash, now }: { personId: string; hash: string; now: Date },
): Promise<void> {
  const changed = await tx
    .update(credentials)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(credentials.userId, personId), eq(credentials.providerId, 'credential')))
    .returning({ id: credentials.id });
  if (changed.length > 0) return;
  await tx.insert(credentials).values({
    ...{ id: randomUUID(), accountId: personId, providerId: 'credential', userId: personId },
    ...{ password: hash, createdAt: now, updatedAt: now },
  });
}
