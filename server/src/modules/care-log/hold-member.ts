import { and, eq } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { Transaction } from '../../database/database';

/** Holds a member, of whatever status, so that two changes at once cannot overfill their day. */
export async function holdMember(tx: Transaction, circleId: string, memberId: string): Promise<void> {
  await tx
    .select({ id: members.personId })
    .from(members)
    .where(and(eq(members.circleId, circleId), eq(members.personId, memberId)))
    .for('no key update');
}
