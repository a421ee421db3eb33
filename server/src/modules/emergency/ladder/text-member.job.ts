import { Id } from '@carecircle/contracts/schemas';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import * as z from 'zod';
import { members } from '../../../access/circles.tables';
import { findMembership } from '../../../access/find-membership';
import { people } from '../../../access/people.tables';
import { languageOf } from '../../../access/person-rows';
import type { UnitOfWork } from '../../../spine/context';
import { defineSendingJob } from '../../../spine/define-sending-job';
import { alertOf, isAnswered, lockAnyAlert } from '../alert-rows';
import type { AlertRow } from '../alerts.tables';
import { alertText } from './alert-letter';

/** Texts one member of an alert, in their language, as long as nobody has answered it (EMER-2). */
export const textMember = defineSendingJob({
  name: 'emergency.text-member',
  rank: 'urgent',
  payload: z.object({ circleId: Id, alertId: Id, memberId: Id }),
  keyOf: ({ alertId, memberId }) => `${alertId}:${memberId}`,
  async prepare({ tx, payload: { circleId, alertId, memberId }, services }) {
    const row = await lockAnyAlert(tx, circleId, alertId);
    if (row?.status !== 'active' || isAnswered(row)) return null;
    const raiser = await findMembership(tx, circleId, row.triggeredBy);
    const reader = await findMembership(tx, circleId, memberId);
    const [person] = await tx.select({ phone: people.phone }).from(people).where(eq(people.id, memberId));
    if (!raiser || reader?.member.status !== 'active' || !person?.phone) return null;
    const text = alertText({
      alert: await alertOf(tx, row),
      circleName: raiser.circle.name,
      person: raiser.member,
      language: await languageOf(tx, memberId),
    });
    const message = { to: person.phone, text };
    return () => services.sms.send(message);
  },
});

/** Every member with a telephone is texted, besides being told in the app and by push. */
export async function textMembers(
  { tx, schedule, now }: Pick<UnitOfWork, 'tx' | 'schedule' | 'now'>,
  { circleId, id: alertId, triggeredBy }: AlertRow,
): Promise<void> {
  const told = await tx
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
  for (const { memberId } of told)
    await schedule(textMember, { circleId, alertId, memberId }, now, { key: `${alertId}:${memberId}` });
}
