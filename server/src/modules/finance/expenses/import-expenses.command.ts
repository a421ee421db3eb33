import { randomUUID } from 'node:crypto';
import { expenseImportLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { definePreparedCommand } from '../../../spine/define-prepared-command';
import { expenses } from '../finance.tables';
import { requireRoomForExpenses } from './expense-rows';
import { readExpenseFile, type PlannedExpense } from './read-expense-file';

const rowsAtOnce = 500;

/** Adds the lines of a CSV file that the circle has not yet, as one change with one event, so that nobody is told of each. */
export const importExpenses = definePreparedCommand(
  apiContract.finance.importExpenses,
  async ({ input, circle }) => readExpenseFile(input.file, circle.currency),
  async ({ tx, input, circle, actor, now, record, prepared: { planned, left } }) => {
    // Two who import the same file at once: the second finds what the first added.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`expenses ${circle.id}`}, 0))`);
    const fresh = await withoutKnown(tx, circle.id, planned);
    const { shownFirst, named } = expenseImportLimits;
    const report = {
      expenses: fresh.length,
      totalCents: fresh.reduce((sum, { amountCents }) => sum + amountCents, 0),
      known: planned.length - fresh.length,
      first: fresh.slice(0, shownFirst).map(({ notes, ...shown }) => shown),
      left: left.slice(0, named),
      leftMore: Math.max(0, left.length - named),
    };
    if (input.isPreview || fresh.length === 0) return report;
    await requireRoomForExpenses(tx, circle.id, fresh.length);
    const rows = fresh.map((fields) => ({
      ...fields,
      circleId: circle.id,
      id: randomUUID(),
      recordedBy: actor.id,
      createdAt: now,
      updatedAt: now,
    }));
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await tx.insert(expenses).values(rows.slice(from, from + rowsAtOnce));
    await record('expenses.imported', { expenses: fresh.length });
    return report;
  },
);

/** A line stands for one of the circle's own expenses at most: the same coffee twice in a file is two coffees. */
async function withoutKnown(
  tx: Transaction,
  circleId: string,
  planned: readonly PlannedExpense[],
): Promise<PlannedExpense[]> {
  const days = [...new Set(planned.map(({ spentOn }) => spentOn))];
  if (days.length === 0) return [];
  const present = await tx
    .select({ spentOn: expenses.spentOn, name: expenses.name, amountCents: expenses.amountCents })
    .from(expenses)
    .where(and(eq(expenses.circleId, circleId), inArray(expenses.spentOn, days), isNull(expenses.deletedAt)));
  const known = new Map<string, number>();
  for (const row of present) known.set(keyOf(row), (known.get(keyOf(row)) ?? 0) + 1);
  return planned.filter((line) => {
    const count = known.get(keyOf(line)) ?? 0;
    if (count > 0) known.set(keyOf(line), count - 1);
    return count === 0;
  });
}

function keyOf({
  spentOn,
  name,
  amountCents,
}: Pick<PlannedExpense, 'spentOn' | 'name' | 'amountCents'>): string {
  return JSON.stringify([spentOn, name, amountCents]);
}
