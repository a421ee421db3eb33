import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { definePublicCommand } from '../../../spine/define-public-command';
import { requirePassword } from '../require-password';
import { tellOwner } from '../tell-owner';
import { withCode } from './take-code';
import { hasTwoFactor } from './two-factor-rows';
import { authenticators, recoveryCodes } from './two-factor.tables';

/** Password and code are asked for; whoever has it off already, as after an answer that got lost, is done. */
export const endTwoFactor = definePublicCommand(apiContract.account.endTwoFactor, async (context) => {
  const { db, input, actor } = context;
  await requirePassword(context, input.password);
  if (!(await hasTwoFactor(db, actor.id))) return {};
  await withCode(context, { personId: actor.id, code: input.code }, async (unit) => {
    await unit.tx.delete(authenticators).where(eq(authenticators.personId, actor.id));
    await unit.tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, actor.id));
    await tellOwner(unit, actor.id, 'twoFactorOff');
  });
  return {};
});
