import { apiContract } from '@carecircle/contracts/api';
import { requirePerson } from '../../../access/person-rows';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { endLinks } from '../account-link-rows';
import { findCredential } from '../find-credential';
import { keepPassword } from '../keep-password';
import { mailAccountNotice } from '../mail-account-notice.job';
import { requireOwnAddress } from '../require-own-address';
import { wrongPassword } from '../require-password';
import { endOthers } from './end-others';

/**
 * Another password (SET-2). Whoever else is signed in no longer is, links that were mailed before no longer work, and the owner is
 * told by mail. A repeat whose first answer was lost finds the new password in place.
 */
export const changePassword = definePublicCommand(
  apiContract.account.changePassword,
  async ({ db, input, actor, caller, now, services: { passwords }, transact }) => {
    requireOwnAddress(actor);
    const { email } = await requirePerson(db, actor.id);
    const credential = await findCredential(db, email);
    if (!credential?.hash) throw refuse('INVALID_STATE', { message: 'This account has no password yet.' });
    if (!(await passwords.isRight(credential.hash, input.password))) {
      if (await passwords.isRight(credential.hash, input.newPassword)) return {};
      throw wrongPassword();
    }
    const hash = await passwords.hash(input.newPassword);
    await transact(async (unit) => {
      const { tx, record, schedule } = unit;
      await keepPassword(tx, { personId: actor.id, hash, now });
      await endLinks(tx, actor.id, 'password', now);
      await endOthers(unit, actor.id, caller);
      await record.toPerson(actor.id, 'account.security-changed', {});
      const notice = {
        personId: actor.id,
        notice: 'passwordChanged',
        to: email,
        at: now.toISOString(),
      } as const;
      await schedule(mailAccountNotice, notice, now);
    });
    return {};
  },
);
