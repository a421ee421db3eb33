import { wearableLimits, type HealthImport } from '@carecircle/contracts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import type { UnitOfWork } from '../../../spine/context';
import { healthImports, type ImportRow } from './health-imports.tables';

export function importOf({ startedAt, endedAt, oldestAt, newestAt, ...row }: ImportRow): HealthImport {
  return {
    ...row,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    oldestAt: oldestAt?.toISOString() ?? null,
    newestAt: newestAt?.toISOString() ?? null,
  };
}

/** The import, held until the transaction ends; NOT_FOUND when the circle has none by this id. */
export async function lockImport(tx: Transaction, circleId: string, importId: string): Promise<ImportRow> {
  const [row] = await tx
    .select()
    .from(healthImports)
    .where(isImport(circleId, importId))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such file.' });
  return row;
}

/** Writes the fields that change, tells it, and answers the import as it now stands. */
export async function changeImport(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  row: ImportRow,
  changes: Partial<ImportRow>,
): Promise<HealthImport> {
  await tx.update(healthImports).set(changes).where(isImport(row.circleId, row.id));
  const healthImport = importOf({ ...row, ...changes });
  await record.toCircle(row.circleId, 'health-import.changed', { healthImport });
  return healthImport;
}

/** A file of this very person that is still on its way; null when there is none, or it has been for too long. */
export async function findOwnImport(
  reader: Reader,
  { circleId, id, personId }: { circleId: string; id: string; personId: string },
  now: Date,
): Promise<ImportRow | null> {
  const oldest = new Date(now.getTime() - wearableLimits.uploadHours * 3_600_000);
  const [row] = await reader
    .select()
    .from(healthImports)
    .where(
      and(
        isImport(circleId, id),
        eq(healthImports.startedBy, personId),
        eq(healthImports.status, 'uploading'),
        gt(healthImports.startedAt, oldest),
      ),
    );
  return row ?? null;
}

/** Those of a circle whose bytes are kept. */
export function openOf(circleId: string) {
  return and(eq(healthImports.circleId, circleId), inArray(healthImports.status, ['uploading', 'reading']));
}

function isImport(circleId: string, importId: string) {
  return and(eq(healthImports.circleId, circleId), eq(healthImports.id, importId));
}
