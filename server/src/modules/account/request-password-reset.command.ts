import { randomUUID } from 'node:crypto';
import { apiContract } from '@carecircle/contracts/api';
import { countUpTo } from '../../mail/take-mail';
import { refuse } from '../../refuse';
import { definePublicCommand } from '../../spine/define-public-command';
import { mailPasswordReset } from './mail-password-reset.job';

/** Of a day: to one address, and from one network over all addresses. */
const mostTo = 5;
const mostFrom = 30;

/** Answers the same, after the same work, whether or not somebody has the address (AUTH-3). */
export const requestPasswordReset = definePublicCommand(
  apiContract.account.requestPasswordReset,
  async ({ input: { email }, caller, now, services, transact }) => {
    const network = services.crypto.fingerprint(`network ${caller.address}`);
    await transact(async ({ tx, schedule }) => {
      if (!(await countUpTo(tx, `password mails from ${network}`, mostFrom, now)))
        throw refuse('TOO_MANY_ATTEMPTS', { message: 'Too many links were asked for from here today.' });
      if (!(await countUpTo(tx, `password mails to ${email}`, mostTo, now))) return;
      const linkId = randomUUID();
      await schedule(mailPasswordReset, { linkId, email, askedAt: now.toISOString() }, now, { key: linkId });
    });
    return { isConfigured: services.mail.isConfigured };
  },
);
