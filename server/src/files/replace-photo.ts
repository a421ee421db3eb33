import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FieldCrypto } from '../crypto/field-crypto';
import type { Transaction } from '../database/database';
import { photoContext, type PhotoKind } from './photo-kind';
import type { Picture } from './require-picture';

/** Puts a picture in the place of the one that a record has, or none; gives the `photoId` that the record has from now on. */
export async function replacePhoto(
  { tx, crypto }: { tx: Transaction; crypto: FieldCrypto },
  kind: PhotoKind,
  { circleId, id: ownerId }: { circleId: string; id: string },
  picture: Picture | null,
): Promise<string | null> {
  const { table } = kind;
  await tx.delete(table).where(and(eq(table.circleId, circleId), eq(table.ownerId, ownerId)));
  if (!picture) return null;
  const id = randomUUID();
  const content = crypto.seal(picture.bytes.toString('base64'), photoContext(kind, id));
  await tx.insert(table).values({ circleId, ownerId, id, contentType: picture.contentType, content });
  return id;
}
