import type { SignInMethod } from '@carecircle/contracts';
import { refuse } from '../../refuse';
import type { Caller, Transact } from '../../spine/context';
import type { Services } from '../../spine/services';
import type { Reader } from '../../database/database';
import { openSession } from './open-session';
import { sealFirstStep } from './sign-in-ticket';
import { hasTwoFactor } from './two-factor/two-factor-rows';

interface Entry {
  db: Reader;
  now: Date;
  caller: Caller;
  services: Services;
  transact: Transact;
}

/**
 * Signs in whoever proved one thing, where their account asks for no second one.
 *
 * @throws SECOND_STEP_NEEDED with the `ticket` for `finishSignIn`.
 */
export async function admit(
  entry: Entry,
  { personId, method }: { personId: string; method: SignInMethod },
): Promise<{ personId: string }> {
  const { db, now, services } = entry;
  if (!(await hasTwoFactor(db, personId))) return openSession(entry, { personId, method });
  const ticket = sealFirstStep(services.crypto, { personId, method }, now);
  throw refuse('SECOND_STEP_NEEDED', { message: 'A code is needed too.', details: { ticket } });
}
