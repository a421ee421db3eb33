import { apiContract } from '@carecircle/contracts/api';
import { and, eq, ne, sql } from 'drizzle-orm';
import { listMembershipsOf } from '../../access/find-member';
import { people } from '../../access/people.tables';
import { requirePerson } from '../../access/person-rows';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { definePublicCommand } from '../../spine/define-public-command';
import { endLinks, lockLink } from './account-link-rows';
import { mailAccountNotice } from './mail-account-notice.job';

/** The link in a mail proves the address that it was sent to; a new one takes the place of the old, which is told (AUTH-3, SET-2). */
export const verifyEmail = definePublicCommand(
  apiContract.account.verifyEmail,
  ({ input: { token }, now, services, transact }) =>
    transact(async (unit) => {
      const { tx, record, sessionsChanged } = unit;
      const { personId, email } = await lockLink(tx, services.crypto, { token, kind: 'email', now });
      const { email: before } = await requirePerson(tx, personId);
      if (email !== before) await changeAddress(unit, { personId, email, before });
      await tx.update(people).set({ emailVerified: true, updatedAt: now }).where(eq(people.id, personId));
      await endLinks(tx, personId, 'email', now);
      await record.toPerson(personId, 'account.email-changed', {
        ...{ email, emailVerified: true, pendingEmail: null },
      });
      sessionsChanged(personId);
      return { email };
    }),
);

async function changeAddress(
  { tx, now, record, schedule }: UnitOfWork,
  { personId, email, before }: { personId: string; email: string; before: string },
): Promise<void> {
  const [other] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(sql`lower(${people.email})`, email), ne(people.id, personId)));
  if (other) throw refuse('EMAIL_TAKEN', { message: 'There is an account with this email already.' });
  await tx.update(people).set({ email }).where(eq(people.id, personId));
  // What was mailed to the old address must not open the account any more.
  await endLinks(tx, personId, 'password', now);
  const notice = { personId, notice: 'emailChanged', to: before, at: now.toISOString() } as const;
  await schedule(mailAccountNotice, notice, now);
  for (const member of await listMembershipsOf(tx, personId)) {
    if (member.status === 'active')
      await record.toCircle(member.circleId, 'member.profile-changed', { member });
  }
}
