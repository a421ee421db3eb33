import { apiContract } from '@carecircle/contracts/api';
import { requirePerson } from '../../access/person-rows';
import { takeMail } from '../../mail/take-mail';
import { refuse } from '../../refuse';
import { definePublicCommand } from '../../spine/define-public-command';
import { findCredential } from './find-credential';
import { planVerification } from './plan-verification';
import { requireOwnAddress } from './require-own-address';
import { wrongPassword } from './require-password';

/**
 * Sends a link to a new address, which counts once it is opened (SET-2). The password is asked for, since whoever has the address can
 * have the password changed: a phone left lying about is not enough for that.
 */
export const changeEmail = definePublicCommand(
  apiContract.account.changeEmail,
  async ({ db, input, actor, now, services, transact }) => {
    requireOwnAddress(actor);
    const { newEmail, password } = input;
    const { email } = await requirePerson(db, actor.id);
    if (!(await services.passwords.isRight((await findCredential(db, email))?.hash, password)))
      throw wrongPassword();
    if (newEmail === email) throw refuse('ALREADY_DONE', { message: 'This is your address already.' });
    if (await findCredential(db, newEmail))
      throw refuse('EMAIL_TAKEN', { message: 'There is an account with this email already.' });
    await transact(async (unit) => {
      if (!(await takeMail(unit.tx, newEmail, actor.id, now)))
        throw refuse('OVER_LIMIT', { message: 'Several links were sent there today.' });
      await planVerification(unit, { personId: actor.id, email: newEmail });
      const { emailVerified } = await requirePerson(unit.tx, actor.id);
      const pending = { email, emailVerified, pendingEmail: newEmail };
      await unit.record.toPerson(actor.id, 'account.email-changed', pending);
    });
    return { isConfigured: services.mail.isConfigured, pendingEmail: newEmail };
  },
);
