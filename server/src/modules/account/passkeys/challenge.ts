import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { usedChallenges } from './passkeys.tables';

const lifetimeMs = 10 * 60_000;
const context = 'passkey challenge';
const Challenge = z.object({ challenge: z.string(), personId: z.uuid().nullable(), until: z.number() });
type Challenge = z.infer<typeof Challenge>;

/** A challenge for a person, or for whoever signs in, with the ticket that brings it back. */
export function makeChallenge(crypto: FieldCrypto, personId: string | null, now: Date) {
  const challenge = randomBytes(32).toString('base64url');
  const until = now.getTime() + lifetimeMs;
  return { challenge, ticket: crypto.seal(JSON.stringify({ challenge, personId, until }), context) };
}

/** @throws INVALID_STATE for a ticket that is over, was made for somebody else, or never here. */
export function openChallenge(
  crypto: FieldCrypto,
  ticket: string,
  { personId, now }: { personId: string | null; now: Date },
): Challenge {
  const read = readTicket(crypto, ticket);
  if (!read || read.personId !== personId || read.until < now.getTime()) throw over();
  return read;
}

/** Uses a challenge up, in the transaction that its answer is for. @throws INVALID_STATE the second time. */
export async function useChallengeUp(
  tx: Transaction,
  crypto: FieldCrypto,
  { challenge, until }: Challenge,
): Promise<void> {
  const isFirst = await takeOnce(tx, crypto, { secret: `challenge ${challenge}`, until: new Date(until) });
  if (!isFirst) throw over();
}

/** Gives true the first time, and false ever after, until the secret is over anyway. */
export async function takeOnce(
  tx: Transaction,
  crypto: FieldCrypto,
  { secret, until }: { secret: string; until: Date },
): Promise<boolean> {
  const kept = await tx
    .insert(usedChallenges)
    .values({ digest: crypto.fingerprint(secret), until })
    .onConflictDoNothing()
    .returning({ digest: usedChallenges.digest });
  return kept.length > 0;
}

function readTicket(crypto: FieldCrypto, ticket: string): Challenge | null {
  try {
    return Challenge.parse(JSON.parse(crypto.open(ticket, context)));
  } catch {
    return null;
  }
}

function over() {
  return refuse('INVALID_STATE', {
    message: 'This took too long, or was answered before. Please try again.',
  });
}
