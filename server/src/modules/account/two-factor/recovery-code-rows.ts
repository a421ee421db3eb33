import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Transaction } from '../../../database/database';
import { recoveryCodes } from './two-factor.tables';

/** Without the letters and digits that are mistaken for each other; ten of them are 50 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const half = 5;

/** Replaces a person's recovery codes; gives the new ones, which can be told this once only. */
export async function renewCodes(tx: Transaction, crypto: FieldCrypto, personId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ personId, digest: digestOf(crypto, personId, code), usedAt: null })));
  return codes;
}

/** Uses a code up; gives whether it was one that still worked. */
export async function takeRecoveryCode(
  tx: Transaction,
  crypto: FieldCrypto,
  { personId, code, now }: { personId: string; code: string; now: Date },
): Promise<boolean> {
  const digest = digestOf(crypto, personId, code);
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.personId, personId),
        eq(recoveryCodes.digest, digest),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ digest: recoveryCodes.digest });
  return taken.length > 0;
}

function makeCode(): string {
  const text = Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${text.slice(0, half)}-${text.slice(half)}`;
}

function digestOf(crypto: FieldCrypto, personId: string, code: string): string {
  return crypto.fingerprint(`recovery code ${personId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
}
