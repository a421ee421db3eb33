import type { Member, SharedKind } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Reader, Transaction } from '../../database/database';
import { hiddenFrom, type Kept } from './hidden-from';

/** What each person cared for in a circle keeps to themselves. */
export async function readCached(reader: Reader, circleId: string): Promise<Kept[]> {
  const found = await reader.execute<KeptRow>(sql`
    select r.id, r.member_id, r.decision_maker_ids, coalesce(s.kept, '[]'::jsonb) as kept,
      exists (select from consents c where c.person_id = r.member_id and c.kind = 'hipaa' and not c.is_given) as withdrawn
    from recipients r left join sharing s on s.circle_id = r.circle_id and s.recipient_id = r.id
    where r.circle_id = ${circleId} order by r.created_at, r.id`);
  return found.rows.map((row) => ({
    recipientId: row.id,
    memberId: row.member_id,
    decisionMakerIds: row.decision_maker_ids,
    kept: row.kept,
    isWithdrawn: row.withdrawn,
  }));
}

interface KeptRow extends Record<string, unknown> {
  id: string;
  member_id: string | null;
  decision_maker_ids: string[];
  kept: SharedKind[];
  withdrawn: boolean;
}

interface MembershipRow extends Record<string, unknown> {
  id: string;
  role: Member['role'];
  status: Member['status'];
  hidden: Record<string, SharedKind[]>;
  withheld: SharedKind[];
}

/** A change under way, and how it tells the circle. */
interface Unit {
  tx: Transaction;
  record: {
    toCircle(circleId: string, type: 'sharing.changed', payload: { recipientId: null }): Promise<string>;
  };
}

/**
 * Writes beside each membership what it is not shown, whenever that may have changed: a switch, a consent, who decides, who belongs
 * to the circle (which begins with `lockMemberships`). Every question of the policy finds it there. Open screens are told where it
 * did change.
 */
export async function keepHidden({ tx, record }: Unit, circleId: string): Promise<void> {
  const people = await readCached(tx, circleId);
  const { rows } = await tx.execute<MembershipRow>(sql`
    select person_id as id, role, status, hidden, withheld from members
    where circle_id = ${circleId} order by person_id for no key update`);
  let hasChanged = false;
  for (const member of rows) {
    const { hidden, withheld } = hiddenFrom(member.id, people, rows);
    if (isDeepStrictEqual([hidden, withheld], [member.hidden, member.withheld])) continue;
    hasChanged = true;
    await tx.execute(sql`
      update members set hidden = ${JSON.stringify(hidden)}::jsonb, withheld = ${JSON.stringify(withheld)}::jsonb
      where circle_id = ${circleId} and person_id = ${member.id}`);
  }
  if (hasChanged) await record.toCircle(circleId, 'sharing.changed', { recipientId: null });
}
