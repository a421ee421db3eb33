import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { tellOwner } from '../tell-owner';
import { stepOf } from './one-time-code';
import { renewCodes } from './recovery-code-rows';
import { guardingCodes, wrongCode } from './take-code';
import { keyIn } from './two-factor-rows';
import { authenticators } from './two-factor.tables';

/** A first code proves that the app has the key; from now on signing in asks for one. */
export const confirmTwoFactor = definePublicCommand(apiContract.account.confirmTwoFactor, async (context) => {
  const { input, actor } = context;
  const recoveryCodes = await guardingCodes(context, actor.id, async (unit) => {
    const { tx, now, services } = unit;
    const [row] = await tx
      .select()
      .from(authenticators)
      .where(eq(authenticators.personId, actor.id))
      .for('no key update');
    if (!row) throw refuse('INVALID_STATE', { message: 'There is no key to confirm.' });
    if (row.confirmedAt) throw refuse('ALREADY_DONE', { message: 'The second step is on already.' });
    const step = stepOf(keyIn(services.crypto, row), input.code.replace(/\s/g, ''), now);
    if (step === null) throw wrongCode();
    await tx
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(eq(authenticators.personId, actor.id));
    await tellOwner(unit, actor.id, 'twoFactorOn');
    return renewCodes(tx, services.crypto, actor.id);
  });
  return { recoveryCodes };
});
