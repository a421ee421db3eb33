import { requirePerson } from '../../access/person-rows';
import type { UnitOfWork } from '../../spine/context';
import { mailAccountNotice, type AccountNotice } from './mail-account-notice.job';

/** A way to sign in changed: the owner's open screens learn of it, and their mailbox. The demo's people have none. */
export async function tellOwner(
  { tx, now, record, schedule }: UnitOfWork,
  personId: string,
  notice: Exclude<AccountNotice, 'emailChanged'>,
): Promise<void> {
  await record.toPerson(personId, 'account.security-changed', {});
  const { email, demoCircleId } = await requirePerson(tx, personId);
  if (demoCircleId) return;
  await schedule(mailAccountNotice, { personId, notice, to: email, at: now.toISOString() }, now);
}
