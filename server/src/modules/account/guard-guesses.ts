import type { Call } from '../../spine/run-operation';
import type { Operation } from '../../spine/operation';
import { Refusal } from '../../spine/refuse';
import type { Spine } from '../../spine/spine';
import { countWrongGuess, requireGuessesLeft, type GuessKey } from './guess-limit';

const wrongGuesses = new Set(['WRONG_CREDENTIALS', 'INVITE_CODE_INVALID', 'EMAIL_TAKEN']);

/**
 * Stands before operations that a stranger could guess with: five wrong tries by one person (or at one mail address from
 * one network address), thirty from one network address, then a lock of 15 minutes. It counts outside the operation's
 * transaction, which a wrong guess rolls back.
 */
export async function guardGuesses<T>(
  spine: Spine,
  operation: Operation,
  call: Call,
  run: () => Promise<T>,
): Promise<T> {
  if (!operation.contract['~orpc'].meta.guessable) return run();
  const keys = guessKeysOf(spine, operation, call);
  await requireGuessesLeft(spine.database.db, keys, call.now);
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal && wrongGuesses.has(error.code)) {
      const isLocked = await countWrongGuess(spine.database.db, keys, call.now);
      const path = operation.contract['~orpc'].route.path;
      spine.services.log.warn({ operation: path, guessKey: keys[0]?.key, isLocked }, 'wrong guess');
    }
    throw error;
  }
}

function guessKeysOf(spine: Spine, operation: Operation, call: Call): GuessKey[] {
  const { path } = operation.contract['~orpc'].route;
  const email = (call.raw as { email?: unknown } | null)?.email;
  const who = call.person?.id ?? `${String(email).trim().toLowerCase()} ${call.caller.address}`;
  const keyOf = (what: string) => spine.services.crypto.fingerprint(`guess ${path} ${what}`);
  return [
    { key: keyOf(`by ${who}`), limit: 5 },
    { key: keyOf(`from ${call.caller.address}`), limit: 30 },
  ];
}
