import type { Circle, Member } from '@carecircle/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database';

export interface Membership {
  circle: Circle;
  member: Member;
}

/**
 * The circle and this person's place in it, in one read; nobody has a place in a circle that was deleted (SET-3). Every request asks for it: written by hand, for building the
 * statement would take longer than running it.
 */
export async function findMembership(
  reader: Reader,
  circleId: string,
  personId: string,
): Promise<Membership | null> {
  const found = await reader.execute<PlaceRow>(sql`select ${placeFields} ${placeOf(circleId, personId)}`);
  return found.rows[0] ? membershipOf(found.rows[0]) : null;
}

/** The same for several at once, in their order. */
export async function findMemberships(
  reader: Reader,
  places: readonly { circleId: string; personId: string }[],
): Promise<(Membership | null)[]> {
  const asked = places.map(({ circleId, personId }, index) => ({
    index,
    circle_id: circleId,
    person_id: personId,
  }));
  const found = await reader.execute<PlaceRow & { index: number }>(sql`
    select asked.index, ${placeFields}
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(index int, circle_id uuid, person_id uuid)
      join ${placeTables} on m.circle_id = asked.circle_id and m.person_id = asked.person_id
    where ${isPlace}`);
  const memberships = places.map((): Membership | null => null);
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
  const found = await tx.execute<PlaceRow & { has_changed: boolean }>(sql`
    with changed as (${change})
    select ${placeFields}, exists (select from changed) as has_changed ${placeOf(circleId, personId)}`);
  const [row] = found.rows;
  return row ? { ...membershipOf(row), hasChanged: row.has_changed } : null;
}

interface PlaceRow extends Record<string, unknown> {
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

const placeFields = sql.raw(`c.id, c.name, c.time_zone, c.currency, c.created_by, c.created_at, c.is_demo,
  m.person_id, p.name as person_name, p.email, case when p.shares_phone then p.phone end as phone, m.role, m.status, m.permissions, m.hidden, m.withheld, m.joined_at`);

const placeTables = sql.raw(
  '(members m join people p on p.id = m.person_id join circles c on c.id = m.circle_id)',
);

const isPlace = sql.raw(`m.status <> 'rejected' and c.closed_at is null`);

const placeOf = (circleId: string, personId: string) => sql`
  from ${placeTables} where m.circle_id = ${circleId} and m.person_id = ${personId} and ${isPlace}`;

function membershipOf(row: PlaceRow): Membership {
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
