import type { Circle, Member } from '@carecircle/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database';

export interface Membership {
  circle: Circle;
  member: Member;
}

/**
 * The circle and this person as its member, in one read; nobody is a member of a circle that was deleted (SET-3). Every request asks for it: written by hand, for building the
 * statement would take longer than running it.
 */
export async function findMembership(
  reader: Reader,
  circleId: string,
  personId: string,
): Promise<Membership | null> {
  const found = await reader.execute<MembershipRow>(
    sql`select ${membershipFields} ${ofMembership(circleId, personId)}`,
  );
  return found.rows[0] ? membershipOf(found.rows[0]) : null;
}

/** The same for several at once, in their order. */
export async function findMemberships(
  reader: Reader,
  wanted: readonly { circleId: string; personId: string }[],
): Promise<(Membership | null)[]> {
  const asked = wanted.map(({ circleId, personId }, index) => ({
    index,
    circle_id: circleId,
    person_id: personId,
  }));
  const found = await reader.execute<MembershipRow & { index: number }>(sql`
    select asked.index, ${membershipFields}
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(index int, circle_id uuid, person_id uuid)
      join ${membershipTables} on m.circle_id = asked.circle_id and m.person_id = asked.person_id
    where ${isMembership}`);
  const memberships = wanted.map((): Membership | null => null);
  for (const row of found.rows) memberships[row.index] = membershipOf(row);
  return memberships;
}

/** The same in one statement with a change; `hasChanged` tells whether that gave a row. */
export async function findMembershipWith(
  tx: Transaction,
  change: SQL,
  circleId: string,
  personId: string,
): Promise<(Membership & { hasChanged: boolean }) | null> {
  const found = await tx.execute<MembershipRow & { has_changed: boolean }>(sql`
    with changed as (${change})
    select ${membershipFields}, exists (select from changed) as has_changed ${ofMembership(circleId, personId)}`);
  const [row] = found.rows;
  return row ? { ...membershipOf(row), hasChanged: row.has_changed } : null;
}

interface MembershipRow extends Record<string, unknown> {
  id: string;
  name: string;
  time_zone: string;
  currency: string;
  created_by: string;
  created_at: string;
  is_demo: boolean;
  person_id: string;
  person_name: string;
  email: string;
  phone: string | null;
  role: Member['role'];
  status: Member['status'];
  permissions: Member['permissions'];
  hidden: NonNullable<Member['hidden']>;
  withheld: NonNullable<Member['withheld']>;
  joined_at: string;
}

const membershipFields =
  sql.raw(`c.id, c.name, c.time_zone, c.currency, c.created_by, c.created_at, c.is_demo,
  m.person_id, p.name as person_name, p.email, case when p.shares_phone then p.phone end as phone, m.role, m.status, m.permissions, m.hidden, m.withheld, m.joined_at`);

const membershipTables = sql.raw(
  '(members m join people p on p.id = m.person_id join circles c on c.id = m.circle_id)',
);

const isMembership = sql.raw(`m.status <> 'rejected' and c.closed_at is null`);

const ofMembership = (circleId: string, personId: string) => sql`
  from ${membershipTables} where m.circle_id = ${circleId} and m.person_id = ${personId} and ${isMembership}`;

function membershipOf(row: MembershipRow): Membership {
  return {
    circle: {
      id: row.id,
      name: row.name,
      timeZone: row.time_zone,
      currency: row.currency,
      createdBy: row.created_by,
      createdAt: new Date(row.created_at).toISOString(),
      isDemo: row.is_demo,
    },
    member: {
      id: row.person_id,
      circleId: row.id,
      name: row.person_name,
      email: row.email,
      phone: row.phone,
      role: row.role,
      status: row.status,
      permissions: row.permissions,
      hidden: row.hidden,
      withheld: row.withheld,
      joinedAt: new Date(row.joined_at).toISOString(),
    },
  };
}
