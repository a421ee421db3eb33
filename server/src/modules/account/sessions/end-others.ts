import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../../../access/people.tables';
import type { Caller, UnitOfWork } from '../../../spine/context';

/** Signs out every browser of a person but the one that asks; gives how many there were. */
export async function endOthers(
  { tx, sessionsChanged }: Pick<UnitOfWork, 'tx' | 'sessionsChanged'>,
  personId: string,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<number> {
  const isOther = sessionId ? ne(sessions.id, sessionId) : undefined;
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, personId), isOther))
    .returning({ id: sessions.id });
  sessionsChanged(personId);
  return ended.length;
}
