import { apiContract } from '@carecircle/contracts/api';
import { definePublicCommand } from '../../../spine/define-public-command';
import { requirePassword } from '../require-password';
import { tellOwner } from '../tell-owner';
import { renewCodes } from './recovery-code-rows';
import { withCode } from './take-code';

export const renewRecoveryCodes = definePublicCommand(
  apiContract.account.renewRecoveryCodes,
  async (context) => {
    const { input, actor } = context;
    await requirePassword(context, input.password);
    const recoveryCodes = await withCode(context, { personId: actor.id, code: input.code }, async (unit) => {
      await tellOwner(unit, actor.id, 'recoveryCodesRenewed');
      return renewCodes(unit.tx, unit.services.crypto, actor.id);
    });
    return { recoveryCodes };
  },
);
