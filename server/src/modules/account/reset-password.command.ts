import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { forgetPasswordGuesses } from '../../access/guard-guesses';
import { people, sessions } from '../../access/people.tables';
import { definePublicCommand } from '../../spine/define-public-command';
import { endLinks, findLinkOf, lockLink, noSuchLink, works } from './account-link-rows';
import { keepPassword } from './keep-password';
import { mailAccountNotice } from './mail-account-notice.job';

/**
 * A new password over a mailed link, once (AUTH-3). Whoever was signed in with the old one no longer is; whoever opened the link has
 * proved the address, and signs in like everybody else.
 */
export const resetPassword = definePublicCommand(
  apiContract.account.resetPassword,
  async ({ db, input, now, caller, services, transact }) => {
    const { crypto, passwords } = services;
    const { token } = input;
    const found = await findLinkOf(db, crypto, token);
    if (!found || !works(found, now)) throw noSuchLink();
    const hash = await passwords.hash(input.password);
    return transact(async ({ tx, schedule, sessionsChanged }) => {
      const { personId, email } = await lockLink(tx, crypto, { token, kind: 'password', now });
      await endLinks(tx, personId, 'password', now);
      await keepPassword(tx, { personId, hash, now });
      await tx.update(people).set({ emailVerified: true, updatedAt: now }).where(eq(people.id, personId));
      await tx.delete(sessions).where(eq(sessions.userId, personId));
      sessionsChanged(personId);
      await forgetPasswordGuesses(tx, crypto, { email, address: caller.address });
      const notice = { personId, notice: 'passwordChanged', to: email, at: now.toISOString() } as const;
      await schedule(mailAccountNotice, notice, now);
      return { email };
    });
  },
);
