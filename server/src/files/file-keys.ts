import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FieldCrypto } from '../crypto/field-crypto';
import type { Reader, Transaction } from '../database/database';
import { fileKeys } from './file-keys.tables';
import type { FilePlace } from './file-store';
import { keyOfFile, type SealedFile } from './sealed-chunk';

/** What a sealed key belongs to. */
export const fileKeyContext = (circleId: string) => `file-key:${circleId}`;

/** Makes the key of a circle's files, unless it has one. */
export async function makeFileKey(tx: Transaction, crypto: FieldCrypto, circleId: string): Promise<void> {
  const sealedKey = crypto.seal(randomBytes(32).toString('base64'), fileKeyContext(circleId));
  await tx.insert(fileKeys).values({ circleId, sealedKey }).onConflictDoNothing();
}

/** A file of a circle with its key; null for a circle that never had one. */
export async function findSealedFile(
  { reader, crypto }: { reader: Reader; crypto: FieldCrypto },
  place: FilePlace,
  sizeBytes: number,
): Promise<SealedFile | null> {
  const { circleId } = place;
  const [row] = await reader.select().from(fileKeys).where(eq(fileKeys.circleId, circleId));
  if (!row) return null;
  const circleKey = Buffer.from(crypto.open(row.sealedKey, fileKeyContext(circleId)), 'base64');
  return { place, sizeBytes, key: keyOfFile(circleKey, place) };
}
