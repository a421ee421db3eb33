import type { FieldCrypto } from '../crypto/field-crypto';

/** Tells one key from another without telling anything about it. */
export function keyMarkOf(crypto: FieldCrypto): string {
  return crypto.fingerprint('key of a backup');
}
