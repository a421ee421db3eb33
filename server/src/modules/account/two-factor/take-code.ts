import { and, eq, lt } from 'drizzle-orm';
import { countWrongGuess, requireGuessesLeft } from '../../../access/guess-limit';
import { inTurn } from '../../../access/in-turn';
import type { Reader } from '../../../database/database';
import { refuse } from '../../../refuse';
import type { Transact, UnitOfWork } from '../../../spine/context';
import type { Services } from '../../../spine/services';
import { stepOf } from './one-time-code';
import { takeRecoveryCode } from './recovery-code-rows';
import { keyIn } from './two-factor-rows';
import { authenticators } from './two-factor.tables';

const mostWrong = 10;

interface Means {
  db: Reader;
  now: Date;
  services: Services;
  transact: Transact;
}

/**
 * Takes a one-time code, or a recovery code, of a person whose second step is on; what has to happen with it commits together with
 * its use. Ten wrong codes lock the account's second step for 15 minutes, wherever they come from.
 *
 * @throws WRONG_CODE at the field, also for a code that was used before; TOO_MANY_ATTEMPTS.
 */
export async function withCode<T>(
  means: Means,
  { personId, code }: { personId: string; code: string },
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  return guardingCodes(means, personId, async (unit) => {
    const { tx, now, services } = unit;
    const digits = code.replace(/[\s-]/g, '');
    const isRight = /^\d{6}$/.test(digits)
      ? await takeOneTimeCode(unit, personId, digits)
      : await takeRecoveryCode(tx, services.crypto, { personId, code, now });
    if (!isRight) throw wrongCode();
    return work(unit);
  });
}

/** Counts what is refused with WRONG_CODE as a guess, outside of the transaction that the refusal rolls back. */
export async function guardingCodes<T>(
  { db, now, services, transact }: Means,
  personId: string,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const key = services.crypto.fingerprint(`guess second step of ${personId}`);
  const counted = [{ key, limit: mostWrong }];
  return inTurn(key, async () => {
    await requireGuessesLeft(db, counted, now);
    try {
      return await transact(work);
    } catch (error) {
      if (isWrongCode(error)) await countWrongGuess(db, counted, now);
      throw error;
    }
  });
}

/** Uses the code of a step up: of two who bring the same one, the second is refused. */
async function takeOneTimeCode({ tx, now, services }: UnitOfWork, personId: string, code: string) {
  const [row] = await tx.select().from(authenticators).where(eq(authenticators.personId, personId));
  if (!row?.confirmedAt) return false;
  const step = stepOf(keyIn(services.crypto, row), code, now);
  if (step === null) return false;
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.personId, personId), lt(authenticators.lastStep, step)))
    .returning({ personId: authenticators.personId });
  return taken.length > 0;
}

export function wrongCode() {
  return refuse('WRONG_CODE', {
    message: 'This code is wrong, or was used before.',
    fields: [{ path: 'code', code: 'wrong' }],
  });
}

function isWrongCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'WRONG_CODE';
}
