import { Day, Id, Instant } from '@carecircle/contracts/schemas';
import { apiContract } from '@carecircle/contracts/api';
import { and, between, desc, eq, ilike, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../records/page-cursor';
import { containing } from '../../records/containing';
import { daysOfMonth } from './days-of-month';
import { defineQuery } from '../../spine/define-query';
import { transactionOf } from './finance-rows';
import { transactions } from './finance.tables';

const Position = z.tuple([Day, Instant, Id]);

export const listTransactions = defineQuery(
  apiContract.finance.listTransactions,
  async ({ db, input, circle }) => {
    const rows = await db
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.circleId, circle.id),
          input.month ? between(transactions.paidOn, ...daysOfMonth(input.month)) : undefined,
          holds(input.search),
          isAfter(input.cursor),
        ),
      )
      .orderBy(desc(transactions.paidOn), desc(transactions.recordedAt), desc(transactions.id))
      .limit(input.limit + 1);
    const page = rows.slice(0, input.limit);
    const last = page.at(-1);
    return {
      transactions: page.map(transactionOf),
      nextCursor:
        last && rows.length > input.limit
          ? writeCursor([last.paidOn, last.recordedAt.toISOString(), last.id])
          : null,
    };
  },
);

function holds(search: string | undefined) {
  if (!search) return undefined;
  const wanted = containing(search);
  return or(ilike(transactions.billName, wanted), ilike(transactions.confirmationNumber, wanted));
}

function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [paidOn, recordedAt, id] = readCursor(Position, cursor);
  return sql`(${transactions.paidOn}, ${transactions.recordedAt}, ${transactions.id}) < (${paidOn}::date, ${recordedAt}::timestamptz, ${id}::uuid)`;
}
