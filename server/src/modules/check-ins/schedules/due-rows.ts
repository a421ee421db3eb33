import type { DueCheckIn } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { dueCheckIns, type DueRow } from './check-in-schedules.tables';

export function dueCheckInOf(row: DueRow): DueCheckIn {
  const { remindedUntil: _remindedUntil, watchAt: _watchAt, ...facts } = row;
  return {
    ...facts,
    dueAt: row.dueAt.toISOString(),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    onItAt: row.onItAt?.toISOString() ?? null,
    missedAt: row.missedAt?.toISOString() ?? null,
  };
}

/** The due check-in, held until the transaction ends. */
export async function lockDue(tx: Transaction, circleId: string, id: string): Promise<DueRow> {
  const [row] = await tx
    .select()
    .from(dueCheckIns)
    .where(and(eq(dueCheckIns.circleId, circleId), eq(dueCheckIns.id, id)))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such check-in.' });
  return row;
}

export async function changeDue(tx: Transaction, row: DueRow, changes: Partial<DueRow>): Promise<DueRow> {
  await tx
    .update(dueCheckIns)
    .set(changes)
    .where(and(eq(dueCheckIns.circleId, row.circleId), eq(dueCheckIns.id, row.id)));
  return { ...row, ...changes };
}
