import type { BillCategory } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, sql } from 'drizzle-orm';
import { changedFields } from '../../../records/changed-fields';
import { requireSeen } from '../../../records/require-seen';
import { defineCommand } from '../../../spine/define-command';
import { budgets } from '../finance.tables';
import { readAmounts } from './read-budget';

/** Only the categories sent are written, so that two members who set different ones both keep their work. */
export const editBudget = defineCommand(
  apiContract.finance.editBudget,
  async ({ tx, input, circle, record }) => {
    const { month } = input;
    // A budget that is not set yet has no row to hold.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`budget ${circle.id} ${month}`}, 0))`,
    );
    const before = await readAmounts(tx, circle.id, month);
    requireSeen(before, input.changes, input.seen);
    const changes = Object.entries(changedFields(before, input.changes)) as [BillCategory, number | null][];
    for (const [category, amountCents] of changes) {
      const of = and(
        eq(budgets.circleId, circle.id),
        eq(budgets.month, month),
        eq(budgets.category, category),
      );
      await tx.delete(budgets).where(of);
      if (amountCents !== null)
        await tx.insert(budgets).values({ circleId: circle.id, month, category, amountCents });
    }
    if (changes.length > 0) await record('budget.edited', { month });
    return { ...before, ...Object.fromEntries(changes) };
  },
);
