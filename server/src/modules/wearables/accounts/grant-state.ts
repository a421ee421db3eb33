import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import type { FieldCrypto } from '../../../crypto/field-crypto';

const longestSignInMs = 15 * 60_000;
const context = 'health grant state';

const GrantState = z.object({
  circleId: Id,
  deviceId: Id,
  personId: Id,
  verifier: z.string(),
  startedAt: z.number(),
});
export type GrantState = z.infer<typeof GrantState>;

/** What a sign-in carries along and brings back: nobody else can read or make it. */
export function sealState(crypto: FieldCrypto, state: GrantState): string {
  return crypto.seal(JSON.stringify(state), context);
}

/** Null for one that is not ours, or too old. */
export function openState(crypto: FieldCrypto, sealed: string, now: Date): GrantState | null {
  try {
    const state = GrantState.parse(JSON.parse(crypto.open(sealed, context)));
    return now.getTime() - state.startedAt <= longestSignInMs ? state : null;
  } catch {
    return null;
  }
}

/** What a device's lasting grant is bound to. */
export const grantContext = (circleId: string, deviceId: string) => `health-grant:${circleId}:${deviceId}`;
