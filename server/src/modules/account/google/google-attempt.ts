import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import type { FieldCrypto } from '../../../crypto/field-crypto';

const lifetimeMs = 15 * 60_000;
const context = 'google sign-in';

/** What a browser keeps, sealed, while its user is at Google: only the browser that began can finish. */
const GoogleAttempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards, a path of ours. */
  to: z.string().max(2000).nullable(),
  /** Version of the terms that were accepted on the page it began from; null where none were shown. */
  terms: z.string().max(20).nullable(),
  /** Who connects their account, and has proved who they are; null for a sign-in. */
  personId: Id.nullable(),
  until: z.number(),
});
export type GoogleAttempt = z.infer<typeof GoogleAttempt>;

export const attemptSeconds = lifetimeMs / 1000;

export function sealAttempt(crypto: FieldCrypto, attempt: Omit<GoogleAttempt, 'until'>, now: Date): string {
  return crypto.seal(JSON.stringify({ ...attempt, until: now.getTime() + lifetimeMs }), context);
}

/** Null for one that is not ours, or too old. */
export function openAttempt(crypto: FieldCrypto, sealed: string, now: Date): GoogleAttempt | null {
  try {
    const attempt = GoogleAttempt.parse(JSON.parse(crypto.open(sealed, context)));
    return attempt.until >= now.getTime() ? attempt : null;
  } catch {
    return null;
  }
}
