import type { Security } from '@carecircle/contracts';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Reader } from '../../../database/database';
import { authenticators, recoveryCodes } from './two-factor.tables';

export const authenticatorContext = (personId: string) => `authenticator of ${personId}`;

/** The key in clear, in base32. */
export function keyIn(crypto: FieldCrypto, row: { personId: string; keySealed: string }): string {
  return crypto.open(row.keySealed, authenticatorContext(row.personId));
}

/** Since when a person is asked for a second step, and how many recovery codes they have left; null while they are not. */
export async function findTwoFactor(reader: Reader, personId: string): Promise<Security['twoFactor']> {
  const [row] = await reader
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.personId, personId));
  if (!row?.confirmedAt) return null;
  const [left] = await reader
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt)));
  return { enabledAt: row.confirmedAt.toISOString(), recoveryCodesLeft: left?.count ?? 0 };
}

/** Whether a password alone does not open this account. */
export async function hasTwoFactor(reader: Reader, personId: string): Promise<boolean> {
  const rows = await reader
    .select({ id: authenticators.personId })
    .from(authenticators)
    .where(and(eq(authenticators.personId, personId), isNotNull(authenticators.confirmedAt)));
  return rows.length > 0;
}
