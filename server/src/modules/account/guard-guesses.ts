import { Email } from '@carecircle/contracts/schemas';
import type { Call } from '../../spine/run-operation';
import type { Operation } from '../../spine/operation';
import { Refusal } from '../../spine/refuse';
import type { Spine } from '../../spine/spine';
import { countWrongGuess, requireGuessesLeft, type GuessKey } from './guess-limit';
import { inTurn } from './in-turn';
import { hasSignedInFrom } from './known-network';

const wrongGuesses = new Set(['WRONG_CREDENTIALS', 'INVITE_CODE_INVALID', 'EMAIL_TAKEN']);

/**
 * Stands before operations that a stranger could guess with: five wrong tries by one person (or at one mail address from
 * one network address), thirty from one network address, fifty at one mail address from everywhere, then a lock of 15
 * minutes. It counts outside the operation's transaction, which a wrong guess rolls back. Tries at one secret wait for each
 * other, so that many at once are counted as many in a row.
 */
export async function guardGuesses<T>(
  spine: Spine,
  operation: Operation,
  call: Call,
  run: () => Promise<T>,
): Promise<T> {
  if (!operation.contract['~orpc'].meta.guessable) return run();
  const keys = await guessKeysOf(spine, call);
  return inTurn(keys.target, async () => {
    await requireGuessesLeft(spine.database.db, keys.counted, call.now);
    try {
      return await run();
    } catch (error) {
      if (error instanceof Refusal && wrongGuesses.has(error.code)) {
        const isLocked = await countWrongGuess(spine.database.db, keys.counted, call.now);
        const path = operation.contract['~orpc'].route.path;
        spine.services.log.warn({ operation: path, guessKey: keys.target, isLocked }, 'wrong guess');
      }
      throw error;
    }
  });
}

/** Signing in and signing up try the same secret, a password; so they are counted together. */
async function guessKeysOf(
  spine: Spine,
  { raw, person, caller: { address } }: Call,
): Promise<{ target: string; counted: GuessKey[] }> {
  const keyOf = (what: string) => spine.services.crypto.fingerprint(`guess ${what}`);
  const email = emailIn(raw);
  if (email === null) {
    const target = keyOf(`code by ${person?.id ?? address}`);
    return {
      target,
      counted: [
        { key: target, limit: 5 },
        { key: keyOf(`code from ${address}`), limit: 30 },
      ],
    };
  }
  const target = keyOf(`password of ${email}`);
  const counted = [
    { key: keyOf(`password of ${email} from ${address}`), limit: 5 },
    { key: keyOf(`password from ${address}`), limit: 30 },
  ];
  // Strangers who use up an account's tries must not lock its owner out at home.
  const isKnown = await hasSignedInFrom(spine.database.db, email, address);
  return { target, counted: isKnown ? counted : [...counted, { key: target, limit: 50 }] };
}

/** Only what the operation itself would take for an address: the input is not checked yet when guesses are counted. */
function emailIn(raw: unknown): string | null {
  const { email } = (raw ?? {}) as { email?: unknown };
  return Email.safeParse(email).data ?? null;
}
