import { eq, sql } from 'drizzle-orm';
import type { Circle, Member } from '@carecircle/contracts';
import { circles } from '../../../access/circles.tables';
import { appendAudit } from '../../../audit/append-audit';
import { auditFact } from '../../../audit/audit-fact';
import type { Caller } from '../../../spine/context';
import type { Spine } from '../../../spine/spine';
import { refuse } from '../../../refuse';
import { readCircleCopy } from './read-circle-copy';

interface Asking {
  circle: Circle;
  member: Member;
  caller: Pick<Caller, 'address' | 'userAgent'>;
}

/**
 * The text of a circle's copy, for its admins and, where they let members export, for those too (PRIV-3, ALL-5). All of it is of one
 * moment, and the circle's audit log says that it was taken.
 */
export async function openCircleCopy(spine: Spine, { circle, member, caller }: Asking): Promise<string> {
  const now = spine.services.clock.now();
  const { inTransaction } = spine.database;
  await inTransaction(async (tx) => {
    const [row] = await tx
      .select({ isOpen: circles.allowDataExport })
      .from(circles)
      .where(eq(circles.id, circle.id));
    if (member.role !== 'admin' && !row?.isOpen)
      throw refuse('NOT_ALLOWED', { message: 'Only admins export this circle.' });
    const taken = { action: 'EXPORT_DATA', operation: 'copies/circle', caller, now } as const;
    await appendAudit(tx, auditFact({ circleId: circle.id, userId: member.id, ...taken }));
    return { answer: undefined, closing: null };
  });
  const { answer: copy } = await inTransaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    return { answer: await readCircleCopy(tx, { circle, member, now }), closing: null };
  });
  return JSON.stringify(copy);
}
