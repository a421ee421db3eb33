import type { ChecklistItem } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { checklistItems, type ChecklistItemRow } from './task-details.tables';

export function checklistItemOf(row: ChecklistItemRow): ChecklistItem {
  return {
    id: row.id,
    taskId: row.taskId,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    doneBy: row.doneBy,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}

/** The step, also a deleted one; its task is held by the caller. NOT_FOUND when the task has none. */
export async function findChecklistItem(
  tx: Transaction,
  circleId: string,
  { taskId, itemId }: { taskId: string; itemId: string },
): Promise<ChecklistItemRow> {
  const [row] = await tx
    .select()
    .from(checklistItems)
    .where(
      and(
        eq(checklistItems.circleId, circleId),
        eq(checklistItems.taskId, taskId),
        eq(checklistItems.id, itemId),
      ),
    );
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such step.' });
  return row;
}

/** Writes the fields that change and answers the step as it now stands. */
export async function changeChecklistItem(
  tx: Transaction,
  row: ChecklistItemRow,
  changes: Partial<ChecklistItemRow>,
): Promise<ChecklistItem> {
  await tx
    .update(checklistItems)
    .set(changes)
    .where(and(eq(checklistItems.circleId, row.circleId), eq(checklistItems.id, row.id)));
  return checklistItemOf({ ...row, ...changes });
}
