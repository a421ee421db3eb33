import { apiContract } from '@carecircle/contracts/api';
import { Refusal } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { openSession } from '../open-session';
import { recordSignIn } from '../sessions/record-sign-in';
import { openFirstStep } from '../sign-in-ticket';
import { withCode } from './take-code';

/** The second step. A wrong code stands in the login history: whoever tried it knew the password. */
export const finishSignIn = definePublicCommand(apiContract.account.finishSignIn, async (context) => {
  const { db, input, caller, now, services } = context;
  const { personId, method } = openFirstStep(services.crypto, input.ticket, now);
  try {
    await withCode(context, { personId, code: input.code }, async () => undefined);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'WRONG_CODE')
      await recordSignIn(db, personId, { method, succeeded: false, caller, now });
    throw error;
  }
  return openSession(context, { personId, method });
});
