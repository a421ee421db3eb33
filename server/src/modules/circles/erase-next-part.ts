import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { circles, members } from '../../access/circles.tables';
import type { Transaction } from '../../database/database';
import { eraseCircle, eraseFromPerson, eraseLogOf, eraseSomeOf } from '../../records/erase-circle';
import type { UnitOfWork } from '../../spine/context';

/**
 * Erases the next part of a closed circle: what one member's own log tells of it, then so many of its records and of its log, and at
 * last the circle itself. Each is short, whatever years of a family there are.
 *
 * @param table what the part before gave; nothing at first.
 * @returns the table to go on with; null when all is gone.
 */
export async function eraseNextPart(
  { tx, afterCommit, services }: Pick<UnitOfWork, 'tx' | 'afterCommit' | 'services'>,
  circleId: string,
  table: string,
): Promise<string | null> {
  if (!(await holdClosed(tx, circleId))) return null;
  if (table === '' && (await eraseOneMember(tx, circleId))) return '';
  const next = await eraseSomeOf(tx, circleId, table);
  if (next !== null) return next;
  await eraseCircle(tx, circleId);
  await eraseLogOf(tx, circleId);
  // Whoever dies in between leaves bytes behind that nobody can open: their key went with the records.
  afterCommit(() => services.files.removeCircle(circleId));
  return null;
}

async function holdClosed(tx: Transaction, circleId: string): Promise<boolean> {
  const closed = and(eq(circles.id, circleId), isNotNull(circles.closedAt));
  const found = await tx.select({ id: circles.id }).from(circles).where(closed).for('no key update');
  return found.length > 0;
}

/** Gives whether there was one. */
async function eraseOneMember(tx: Transaction, circleId: string): Promise<boolean> {
  const [first] = await tx
    .select({ personId: members.personId })
    .from(members)
    .where(eq(members.circleId, circleId))
    .orderBy(asc(members.personId))
    .limit(1);
  if (!first) return false;
  const { personId } = first;
  await eraseFromPerson(tx, circleId, personId);
  await tx.delete(members).where(and(eq(members.circleId, circleId), eq(members.personId, personId)));
  return true;
}
