import { uploadLimits } from '@carecircle/contracts';
import { and, eq, gt } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import type { UploadRow, UploadTable } from './upload-kind';

/** Until when uploads began that are over by now, finished or not. */
export function overSince(now: Date): Date {
  return new Date(now.getTime() - uploadLimits.uploadHours * 3_600_000);
}

/** When an upload that begins now is over. */
export function endOfUpload(now: Date): Date {
  return new Date(now.getTime() + uploadLimits.uploadHours * 3_600_000);
}

export function isUpload(table: UploadTable, circleId: string, id: string) {
  return and(eq(table.circleId, circleId), eq(table.id, id));
}

/** An upload of this very person; null when there is none, or it has been over for too long. */
export async function findOwnUpload(
  reader: Reader,
  table: UploadTable,
  { circleId, id, personId }: { circleId: string; id: string; personId: string },
  now: Date,
): Promise<UploadRow | null> {
  const [row] = await reader
    .select()
    .from(table)
    .where(
      and(isUpload(table, circleId, id), eq(table.personId, personId), gt(table.startedAt, overSince(now))),
    );
  return row ?? null;
}
