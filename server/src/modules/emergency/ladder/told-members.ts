import type { Alert, Member } from '@carecircle/contracts';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { members } from '../../../access/circles.tables';
import { findMembership } from '../../../access/find-membership';
import { people } from '../../../access/people.tables';
import type { Reader, Transaction } from '../../../database/database';
import { alertOf, isAnswered, lockAnyAlert } from '../alert-rows';
import type { AlertRow } from '../alerts.tables';

interface ToldMember {
  alert: Alert;
  circleName: string;
  /** The one in need. */
  person: Member;
  /** Of the member who is told. */
  phone: string;
}

/** Everybody with a telephone whom an alert of another member concerns. */
export async function membersWithPhone(
  reader: Reader,
  { circleId, triggeredBy }: Pick<AlertRow, 'circleId' | 'triggeredBy'>,
): Promise<string[]> {
  const told = await reader
    .select({ memberId: members.personId })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(
      and(
        eq(members.circleId, circleId),
        eq(members.status, 'active'),
        ne(members.personId, triggeredBy),
        isNotNull(people.phone),
      ),
    );
  return told.map(({ memberId }) => memberId);
}

/** What one of them is told of now; null once somebody has answered or it is over, and for whoever has left. */
export async function readToldMember(
  tx: Transaction,
  { circleId, alertId, memberId }: { circleId: string; alertId: string; memberId: string },
): Promise<ToldMember | null> {
  const row = await lockAnyAlert(tx, circleId, alertId);
  if (row?.status !== 'active' || isAnswered(row)) return null;
  const raiser = await findMembership(tx, circleId, row.triggeredBy);
  const reader = await findMembership(tx, circleId, memberId);
  const [person] = await tx.select({ phone: people.phone }).from(people).where(eq(people.id, memberId));
  if (!raiser || reader?.member.status !== 'active' || !person?.phone) return null;
  const { member, circle } = raiser;
  return { alert: await alertOf(tx, row), circleName: circle.name, person: member, phone: person.phone };
}
