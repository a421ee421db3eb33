import { Email } from '@carecircle/contracts/schemas';
import { inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { FieldCrypto } from '../crypto/field-crypto';
import type { Reader, Transaction } from '../database/database';
import { Refusal } from '../refuse';
import { countWrongGuess, requireGuessesLeft, type GuessKey } from './guess-limit';
import { inTurn } from './in-turn';
import { guesses } from './people.tables';
import { hasSignedInFrom } from './known-network';
import type { Person } from './person';

/** What guesses are counted with. */
interface Means {
  db: Reader;
  crypto: FieldCrypto;
  log: Logger;
}

/** A call that may be a guess. */
interface Guess {
  /** Of the operation, for the log. */
  path: string | undefined;
  /** The input before it is checked. */
  raw: unknown;
  person: Person | null;
  address: string;
  now: Date;
}

const wrongGuesses = new Set(['WRONG_CREDENTIALS', 'INVITE_CODE_INVALID', 'EMAIL_TAKEN']);

/**
 * Stands before an operation that a stranger could guess with: five wrong tries by one person (or at one mail address from
 * one network address), thirty from one network address, fifty at one mail address from everywhere, then a lock of 15
 * minutes. It counts outside the operation's transaction, which a wrong guess rolls back. Tries at one secret wait for each
 * other, so that many at once are counted as many in a row.
 */
export async function guardGuesses<T>(means: Means, guess: Guess, run: () => Promise<T>): Promise<T> {
  const { db, log } = means;
  const { path, now } = guess;
  const keys = await guessKeysOf(means, guess);
  return inTurn(keys.target, async () => {
    await requireGuessesLeft(db, keys.counted, now);
    try {
      return await run();
    } catch (error) {
      if (error instanceof Refusal && wrongGuesses.has(error.code)) {
        const isLocked = await countWrongGuess(db, keys.counted, now);
        log.warn({ operation: path, guessKey: keys.target, isLocked }, 'wrong guess');
      }
      throw error;
    }
  });
}

/** Whoever has proved otherwise who they are may try at once, also where wrong passwords have locked them out. */
export async function forgetPasswordGuesses(
  tx: Transaction,
  crypto: FieldCrypto,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const keys = [`password of ${email} from ${address}`, `password of ${email}`];
  await tx.delete(guesses).where(
    inArray(
      guesses.key,
      keys.map((what) => guessKey(crypto, what)),
    ),
  );
}

function guessKey(crypto: FieldCrypto, what: string): string {
  return crypto.fingerprint(`guess ${what}`);
}

/** Signing in and signing up try the same secret, a password; so they are counted together. */
async function guessKeysOf(
  { db, crypto }: Means,
  { raw, person, address }: Guess,
): Promise<{ target: string; counted: GuessKey[] }> {
  const keyOf = (what: string) => guessKey(crypto, what);
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
  const isKnown = await hasSignedInFrom(db, email, address);
  return { target, counted: isKnown ? counted : [...counted, { key: target, limit: 50 }] };
}

/** Only what the operation itself would take for an address: the input is not checked yet when guesses are counted. */
function emailIn(raw: unknown): string | null {
  const { email } = (raw ?? {}) as { email?: unknown };
  return Email.safeParse(email).data ?? null;
}
