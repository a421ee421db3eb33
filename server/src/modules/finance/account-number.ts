import type { FieldCrypto } from '../../crypto/field-crypto';

interface StoredAccountNumber {
  accountNumberSealed: string | null;
  accountNumberLastFour: string | null;
}

/** What a sealed account number belongs to. */
export const accountNumberContext = (seriesId: string) => `bill-series:${seriesId}`;

/** What is kept of an account number: it encrypted, bound to its series of bills, and the last four for screens. */
export function storedAccountNumber(
  accountNumber: string | null,
  seriesId: string,
  crypto: FieldCrypto,
): StoredAccountNumber {
  if (accountNumber === null) return { accountNumberSealed: null, accountNumberLastFour: null };
  return {
    accountNumberSealed: crypto.seal(accountNumber, accountNumberContext(seriesId)),
    accountNumberLastFour: accountNumber.replace(/[^\dA-Za-z]/g, '').slice(-4),
  };
}
