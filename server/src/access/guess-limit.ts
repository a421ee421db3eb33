import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { refuse } from '../refuse';

export interface GuessKey {
  /** Digest of who guesses what. */
  key: string;
  /** Wrong guesses allowed within the window. */
  limit: number;
}

const windowMs = 15 * 60_000;

/** Refuses TOO_MANY_ATTEMPTS once a key has used up its guesses, until its window has ended (AUTH-1, AUTH-4). */
export async function requireGuessesLeft(
  reader: Reader,
  keys: readonly GuessKey[],
  now: Date,
): Promise<void> {
  const names = sql.join(
    keys.map(({ key }) => sql`${key}`),
    sql`, `,
  );
  const found = await reader.execute<{ key: string; failures: number; window_ends_at: string | Date }>(sql`
    select key, failures, window_ends_at from guesses
    where key in (${names}) and window_ends_at > ${now.toISOString()}::timestamptz`);
  for (const row of found.rows) {
    const limit = keys.find(({ key }) => key === row.key)?.limit ?? 0;
    if (row.failures < limit) continue;
    const waitMs = new Date(row.window_ends_at).getTime() - now.getTime();
    throw refuse('TOO_MANY_ATTEMPTS', {
      message: 'Too many attempts. Please try again later.',
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
}

/** Counts one wrong guess for each key. Gives true when that was the last one allowed for any of them. */
export async function countWrongGuess(
  reader: Reader,
  keys: readonly GuessKey[],
  now: Date,
): Promise<boolean> {
  let isLocked = false;
  const endsAt = new Date(now.getTime() + windowMs).toISOString();
  for (const { key, limit } of keys) {
    const counted = await reader.execute<{ failures: number }>(sql`
      insert into guesses as guess (key, failures, window_ends_at) values (${key}, 1, ${endsAt}::timestamptz)
      on conflict (key) do update set
        failures = case when guess.window_ends_at > ${now.toISOString()}::timestamptz then guess.failures + 1 else 1 end,
        window_ends_at = case when guess.window_ends_at > ${now.toISOString()}::timestamptz
          and guess.failures + 1 < ${limit} then guess.window_ends_at else ${endsAt}::timestamptz end
      returning failures`);
    isLocked ||= (counted.rows[0]?.failures ?? 0) >= limit;
  }
  return isLocked;
}
