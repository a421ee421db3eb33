import type { OwnBackup } from '@carecircle/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Reader } from '../../../database/database';
import { keyOfFile, type SealedFile } from '../../../files/sealed-chunk';
import { refuse } from '../../../refuse';
import { ownBackups, type OwnBackupRow } from './own-backups.tables';

/** What the sealed key of a backup belongs to. */
export const backupKeyContext = (personId: string, fileId: string) => `own-backup:${personId}:${fileId}`;

export function backupOf({ night, madeAt, sizeBytes }: OwnBackupRow): OwnBackup {
  return { night, madeAt: madeAt.toISOString(), sizeBytes };
}

/** A person's backups, the newest first. */
export function listBackupsOf(reader: Reader, personId: string): Promise<OwnBackupRow[]> {
  return reader
    .select()
    .from(ownBackups)
    .where(eq(ownBackups.personId, personId))
    .orderBy(desc(ownBackups.night));
}

/** @throws NOT_FOUND where the person has none of that night. */
export async function requireBackup(reader: Reader, personId: string, night: string): Promise<OwnBackupRow> {
  const [row] = await reader
    .select()
    .from(ownBackups)
    .where(and(eq(ownBackups.personId, personId), eq(ownBackups.night, night)));
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no backup of this night.' });
  return row;
}

/** Where its bytes rest: files of a person stand where those of a circle would. */
export function sealedBackup(crypto: FieldCrypto, row: Omit<OwnBackupRow, 'madeAt' | 'night'>): SealedFile {
  const { personId, fileId, sizeBytes, sealedKey } = row;
  const key = Buffer.from(crypto.open(sealedKey, backupKeyContext(personId, fileId)), 'base64');
  const place = { circleId: personId, fileId };
  return { place, sizeBytes, key: keyOfFile(key, place) };
}
