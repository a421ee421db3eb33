import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { credentials } from '../../../access/people.tables';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { findCredential } from '../find-credential';
import { passkeysOf } from '../passkeys/passkey-rows';
import { requirePassword } from '../require-password';

/** A Google account opens the account no more, unless nothing else would. */
export const endGoogleLink = definePublicCommand(
  apiContract.account.endGoogleLink,
  async ({ db, input, actor, services, transact }) => {
    await requirePassword({ db, actor, services }, input.password);
    const credential = await findCredential(db, actor.email);
    const hasOther = Boolean(credential?.hash) || (await passkeysOf(db, actor.id)).length > 0;
    if (!hasOther) throw refuse('INVALID_STATE', { message: 'There would be no way in left.' });
    await transact(async ({ tx, record }) => {
      await tx
        .delete(credentials)
        .where(and(eq(credentials.userId, actor.id), eq(credentials.providerId, 'google')));
      await record.toPerson(actor.id, 'account.security-changed', {});
    });
    return {};
  },
);
