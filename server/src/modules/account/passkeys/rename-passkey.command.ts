import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { passkeys } from './passkeys.tables';

export const renamePasskey = defineCommand(
  apiContract.account.renamePasskey,
  async ({ tx, input, actor, record }) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name: input.name })
      .where(and(eq(passkeys.personId, actor.id), eq(passkeys.id, input.passkeyId)))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw refuse('NOT_FOUND', { message: 'There is no such passkey.' });
    await record.toPerson(actor.id, 'account.security-changed', {});
    return {};
  },
);
