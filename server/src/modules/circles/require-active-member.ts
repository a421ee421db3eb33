import { and, eq } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';

/** Refuses, at its field, somebody who is no active member; nobody is fine. */
export async function requireActiveMember(
  tx: Transaction,
  circleId: string,
  path: string,
  personId: string | null | undefined,
): Promise<void> {
  if (!personId || (await holdActiveMember(tx, circleId, personId))) return;
  throw refuse('INVALID_INPUT', {
    message: 'This is not an active member of this circle.',
    fields: [{ path, code: 'not_a_member' }],
  });
}

/** Whether somebody is an active member. The share lock makes a removal wait, so that it sees what it has to release. */
export async function holdActiveMember(
  tx: Transaction,
  circleId: string,
  personId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: members.personId })
    .from(members)
    .where(and(eq(members.circleId, circleId), eq(members.personId, personId), eq(members.status, 'active')))
    .for('share');
  return rows.length > 0;
}
