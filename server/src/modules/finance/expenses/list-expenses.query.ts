import { Day, Id, Instant } from '@carecircle/contracts/schemas';
import { apiContract } from '@carecircle/contracts/api';
import { and, between, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../../records/page-cursor';
import { defineQuery } from '../../../spine/define-query';
import { daysOfMonth } from '../days-of-month';
import { expenses } from '../finance.tables';
import { expenseOf } from './expense-rows';

const Position = z.tuple([Day, Instant, Id]);

export const listExpenses = defineQuery(apiContract.finance.listExpenses, async ({ db, input, circle }) => {
  const rows = await db
    .select()
    .from(expenses)
    .where(
      and(
        eq(expenses.circleId, circle.id),
        between(expenses.spentOn, ...daysOfMonth(input.month)),
        isNull(expenses.deletedAt),
        isAfter(input.cursor),
      ),
    )
    .orderBy(desc(expenses.spentOn), desc(expenses.createdAt), desc(expenses.id))
    .limit(input.limit + 1);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    expenses: page.map(expenseOf),
    nextCursor:
      last && rows.length > input.limit
        ? writeCursor([last.spentOn, last.createdAt.toISOString(), last.id])
        : null,
  };
});

function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [spentOn, createdAt, id] = readCursor(Position, cursor);
  return sql`(${expenses.spentOn}, ${expenses.createdAt}, ${expenses.id}) < (${spentOn}::date, ${createdAt}::timestamptz, ${id}::uuid)`;
}
