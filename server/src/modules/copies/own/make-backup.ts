import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ownBackupNights } from '@carecircle/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { receivePart } from '../../../files/sealed-files';
import type { Services } from '../../../spine/services';
import type { Transact } from '../../../spine/context';
import { ownLists, writeExport } from '../../privacy';
import { backupKeyContext, listBackupsOf, sealedBackup } from './backup-rows';
import { ownBackups, type OwnBackupRow } from './own-backups.tables';

type Sealing = Pick<Services, 'crypto' | 'files'>;

/**
 * Makes the backup of one night and lets go of those that are older than a week. The row that says it is there comes last: bytes
 * without one are nobody's, and of two servers that make the same one, one keeps it.
 */
export async function makeBackup(
  transact: Transact,
  { crypto, files }: Sealing,
  { personId, night }: { personId: string; night: string },
): Promise<void> {
  const lists = await transact(async ({ tx }) => {
    const read = [];
    for (const list of ownLists(tx, personId)) read.push({ ...list, records: await list.read() });
    return read.map(({ path, records }) => ({ path, read: async () => records }));
  });
  const bytes = await buffer(writeExport(lists));
  const fileId = randomUUID();
  const sealedKey = crypto.seal(randomBytes(32).toString('base64'), backupKeyContext(personId, fileId));
  const row = { personId, fileId, sealedKey, sizeBytes: bytes.length };
  await receivePart(files, sealedBackup(crypto, row), once(bytes));
  const gone = await transact(async ({ tx, now }) => {
    const made = { ...row, night, madeAt: now };
    const kept = await tx.insert(ownBackups).values(made).onConflictDoNothing().returning();
    const old = (await listBackupsOf(tx, personId)).slice(ownBackupNights);
    const isOld = and(
      eq(ownBackups.personId, personId),
      inArray(
        ownBackups.night,
        old.map((each) => each.night),
      ),
    );
    if (old.length > 0) await tx.delete(ownBackups).where(isOld);
    return kept.length > 0 ? old : [...old, made];
  });
  for (const backup of gone) await removeFile({ files }, backup);
}

function removeFile({ files }: Pick<Sealing, 'files'>, { personId, fileId }: OwnBackupRow): Promise<void> {
  return files.remove({ circleId: personId, fileId });
}

async function* once(bytes: Buffer) {
  yield bytes;
}
