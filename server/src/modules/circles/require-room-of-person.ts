import { circleLimits } from '@carecircle/contracts';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../../records/require-room-for';

/** Refuses one more circle than a person's list of them holds; those they wait for count too. */
export function requireRoomOfPerson(tx: Transaction, personId: string): Promise<void> {
  const isListed = or(inArray(members.status, ['active', 'pending']), isNotNull(members.asksSince));
  const own = and(eq(members.personId, personId), isListed);
  return requireRoomFor(tx, members, own, { of: personId, most: circleLimits.circlesOfPerson });
}
