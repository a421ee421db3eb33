import { signInMethods } from '@carecircle/contracts';
import * as z from 'zod';
import type { FieldCrypto } from '../../crypto/field-crypto';
import { refuse } from '../../refuse';

const lifetimeMs = 10 * 60_000;
const context = 'first step of a sign-in';
const FirstStep = z.object({ personId: z.uuid(), method: z.enum(signInMethods), until: z.number() });
type FirstStep = z.infer<typeof FirstStep>;

/** Proof of a first step, for the second; nobody but this installation can make or read it. */
export function sealFirstStep(crypto: FieldCrypto, step: Omit<FirstStep, 'until'>, now: Date): string {
  return crypto.seal(JSON.stringify({ ...step, until: now.getTime() + lifetimeMs }), context);
}

/** @throws INVALID_STATE for one that is over or was never made here. */
export function openFirstStep(crypto: FieldCrypto, ticket: string, now: Date): FirstStep {
  const step = read(crypto, ticket);
  if (!step || step.until < now.getTime())
    throw refuse('INVALID_STATE', { message: 'Please begin signing in again.' });
  return step;
}

function read(crypto: FieldCrypto, ticket: string): FirstStep | null {
  try {
    return FirstStep.parse(JSON.parse(crypto.open(ticket, context)));
  } catch {
    return null;
  }
}
