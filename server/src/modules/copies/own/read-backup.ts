import yauzl from 'yauzl';
import { text } from 'node:stream/consumers';
import { readBytes } from '../../../files/sealed-files';
import type { Reader } from '../../../database/database';
import type { Services } from '../../../spine/services';
import { requireBackup, sealedBackup } from './backup-rows';

/**
 * The archive of one of a person's nights, opened.
 *
 * @throws NOT_FOUND where there is none.
 */
export async function readBackup(
  reader: Reader,
  { crypto, files }: Pick<Services, 'crypto' | 'files'>,
  { personId, night }: { personId: string; night: string },
): Promise<Buffer> {
  const row = await requireBackup(reader, personId, night);
  return readBytes(files, sealedBackup(crypto, row), 0, row.sizeBytes);
}

/** The records of one list in such an archive; none where it does not have the list. */
export async function recordsIn(archive: Buffer, list: string): Promise<Record<string, unknown>[]> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === `my-data/${list}.json`)
      return JSON.parse(await text(await zip.openReadStreamPromise(entry))) as Record<string, unknown>[];
  return [];
}
