import { sql } from 'drizzle-orm';
import type { AuditAction } from '@carecircle/contracts';
import type { Transaction } from '../database/database';
import type { Caller } from '../spine/context';
import { appendAudit } from './append-audit';
import { auditFact } from './audit-fact';

interface Happened {
  personId: string;
  action: AuditAction;
  operation: string;
  caller: Pick<Caller, 'address' | 'userAgent'>;
  now: Date;
}

/** Tells every circle that a person belongs to of what they did outside of any. */
export async function auditEverywhere(tx: Transaction, { personId, ...happened }: Happened): Promise<void> {
  const found = await tx.execute<{ circle_id: string }>(sql`
    select circle_id from members where person_id = ${personId} and status = 'active' order by 1`);
  for (const { circle_id: circleId } of found.rows)
    await appendAudit(tx, auditFact({ ...happened, circleId, userId: personId, subjectId: personId }));
}
