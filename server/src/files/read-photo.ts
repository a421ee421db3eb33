import { and, eq } from 'drizzle-orm';
import type { FieldCrypto } from '../crypto/field-crypto';
import type { Reader } from '../database/database';
import { photoContext, type PhotoKind } from './photo-kind';
import type { Picture } from './require-picture';

/** The photo of a record by its id; null when another one has taken its place. */
export async function readPhoto(
  { reader, crypto }: { reader: Reader; crypto: FieldCrypto },
  kind: PhotoKind,
  { circleId, ownerId, photoId }: { circleId: string; ownerId: string; photoId: string },
): Promise<Picture | null> {
  const { table } = kind;
  const [photo] = await reader
    .select({ contentType: table.contentType, content: table.content })
    .from(table)
    .where(and(eq(table.circleId, circleId), eq(table.ownerId, ownerId), eq(table.id, photoId)));
  if (!photo) return null;
  const bytes = Buffer.from(crypto.open(photo.content, photoContext(kind, photoId)), 'base64');
  return { contentType: photo.contentType, bytes };
}
