import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { canonicalEntry, type AuditFact } from './audit-entry';

/** Adds an entry to its circle's chain, which stays locked until the transaction ends. */
export async function appendAudit(tx: Transaction, fact: AuditFact): Promise<void> {
  const { circleId, action, userId, at, operation, subjectId, name, ipAddress, deviceInfo } = fact;
  const hashOf = (before: unknown) =>
    sql`encode(sha256(convert_to(${before} || chr(10) || ${canonicalEntry(fact)}::text, 'UTF8')), 'hex')`;
  await tx.execute(sql`
    with chain as (
      insert into audit_chains as chain (circle_id, sequence, hash)
      values (${circleId}, 1, ${hashOf(sql`''`)})
      on conflict (circle_id) do update
        set sequence = chain.sequence + 1, hash = ${hashOf(sql`chain.hash`)}
      returning sequence, hash
    )
    insert into audit_entries
      (circle_id, sequence, action, user_id, at, operation, subject_id, name, ip_address, device_info, hash)
    select ${circleId}::uuid, sequence, ${action}, ${userId}::uuid, ${at.toISOString()}::timestamptz, ${operation},
      ${subjectId}::uuid, ${name}, ${ipAddress}, ${deviceInfo}, hash
    from chain`);
}
