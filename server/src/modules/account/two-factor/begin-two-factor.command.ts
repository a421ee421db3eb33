import { apiContract } from '@carecircle/contracts/api';
import { isNull } from 'drizzle-orm';
import { requirePerson } from '../../../access/person-rows';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { requirePassword } from '../require-password';
import { makeKey, uriOf } from './one-time-code';
import { authenticatorContext } from './two-factor-rows';
import { authenticators } from './two-factor.tables';

/** Makes a key, which replaces one that was never confirmed. Its answer holds a secret, so it is stored nowhere. */
export const beginTwoFactor = definePublicCommand(
  apiContract.account.beginTwoFactor,
  async ({ db, input, actor, now, services, transact }) => {
    await requirePassword({ db, actor, services }, input.password);
    const { email } = await requirePerson(db, actor.id);
    const key = makeKey();
    const keySealed = services.crypto.seal(key, authenticatorContext(actor.id));
    await transact(async ({ tx }) => {
      const kept = await tx
        .insert(authenticators)
        .values({ personId: actor.id, keySealed, createdAt: now })
        .onConflictDoUpdate({
          target: authenticators.personId,
          set: { keySealed, createdAt: now },
          setWhere: isNull(authenticators.confirmedAt),
        })
        .returning({ personId: authenticators.personId });
      if (kept.length === 0) throw refuse('ALREADY_DONE', { message: 'The second step is on already.' });
    });
    return { key, uri: uriOf(key, email) };
  },
);
