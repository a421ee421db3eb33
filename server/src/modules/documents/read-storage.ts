import { documentLimits } from '@carecircle/contracts';
import { eq, sum } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { documentUploads, documentVersions } from './documents.tables';

/** Bytes that the files of a circle take, those on their way included, and those that it may take (its plan is Basic). */
export async function readStorage(
  reader: Reader,
  circleId: string,
): Promise<{ usedBytes: number; mostBytes: number }> {
  const [kept] = await reader
    .select({ bytes: sum(documentVersions.sizeBytes) })
    .from(documentVersions)
    .where(eq(documentVersions.circleId, circleId));
  const [coming] = await reader
    .select({ bytes: sum(documentUploads.sizeBytes) })
    .from(documentUploads)
    .where(eq(documentUploads.circleId, circleId));
  const usedBytes = Number(kept?.bytes ?? 0) + Number(coming?.bytes ?? 0);
  return { usedBytes, mostBytes: documentLimits.storageBytes };
}
