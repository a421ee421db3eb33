import type { FieldCrypto } from './field-crypto';

/** Tells one key from another without telling anything about it. Backups carry it and the database keeps it. */
export function keyMarkOf(crypto: FieldCrypto): string {
  return crypto.fingerprint('key of a backup');
}
