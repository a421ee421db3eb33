import { apiContract } from '@carecircle/contracts/api';
import { requirePerson } from '../../access/person-rows';
import { countUpTo } from '../../mail/take-mail';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { findPendingEmail } from './account-link-rows';
import { planVerification } from './plan-verification';
import { requireOwnAddress } from './require-own-address';

const mostOfDay = 5;

/** To the address that is not proved yet: the new one where one was asked for, else the account's. */
export const sendVerification = defineCommand(apiContract.account.sendVerification, async (context) => {
  const { tx, actor, now, services } = context;
  requireOwnAddress(actor);
  const person = await requirePerson(tx, actor.id);
  const pending = await findPendingEmail(tx, person, now);
  if (pending === null && person.emailVerified)
    throw refuse('ALREADY_DONE', { message: 'This address is confirmed.' });
  if (!(await countUpTo(tx, `proofs for ${actor.id}`, mostOfDay, now)))
    throw refuse('OVER_LIMIT', { message: 'The link was sent several times today.' });
  await planVerification(context, { personId: actor.id, email: pending ?? person.email });
  return { isConfigured: services.mail.isConfigured };
});
