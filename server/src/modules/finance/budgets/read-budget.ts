import {
  billCategories,
  budgetMonths,
  type BillCategory,
  type Budget,
  type BudgetInput,
} from '@carecircle/contracts';
import { and, between, desc, eq, isNull, lt, sql, sum, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../database/database';
import { daysOfMonth, monthsUpTo } from '../days-of-month';
import { budgets, expenses, transactions } from '../finance.tables';

type Amounts = Map<BillCategory, number>;

/** Budgets and spending of a month and of those before it (FIN-3); the database adds up. */
export async function readBudget(reader: Reader, circleId: string, month: string): Promise<Budget> {
  const shown = monthsUpTo(month, budgetMonths);
  const first = shown[0] ?? month;
  const [budgeted, spent] = [
    await readBudgeted(reader, circleId, first, month),
    await readSpent(reader, circleId, first, month),
  ];
  const of = (sums: Map<string, Amounts>, each: string) => sums.get(each) ?? new Map();
  return {
    month,
    categories: billCategories.map((category) => ({
      category,
      budgetedCents: of(budgeted, month).get(category) ?? null,
      spentCents: of(spent, month).get(category) ?? 0,
    })),
    earlier: await readEarlier(reader, circleId, month),
    months: shown.map((each) => ({
      month: each,
      budgetedCents: total(of(budgeted, each)),
      spentCents: total(of(spent, each)),
    })),
  };
}

/** What is set in one month; null where nothing is. */
export async function readAmounts(reader: Reader, circleId: string, month: string): Promise<BudgetInput> {
  const amounts = (await readBudgeted(reader, circleId, month, month)).get(month);
  return Object.fromEntries(
    billCategories.map((category) => [category, amounts?.get(category) ?? null]),
  ) as BudgetInput;
}

async function readEarlier(reader: Reader, circleId: string, month: string): Promise<Budget['earlier']> {
  const [found] = await reader
    .select({ month: budgets.month })
    .from(budgets)
    .where(and(eq(budgets.circleId, circleId), lt(budgets.month, month)))
    .orderBy(desc(budgets.month))
    .limit(1);
  return found ? { month: found.month, amounts: await readAmounts(reader, circleId, found.month) } : null;
}

async function readBudgeted(reader: Reader, circleId: string, from: string, to: string) {
  const rows = await reader
    .select()
    .from(budgets)
    .where(and(eq(budgets.circleId, circleId), between(budgets.month, from, to)));
  return byMonth(rows.map(({ month, category, amountCents }) => ({ month, category, cents: amountCents })));
}

async function readSpent(reader: Reader, circleId: string, from: string, to: string) {
  const days = [daysOfMonth(from)[0], daysOfMonth(to)[1]] as const;
  const paidIn = monthOf(transactions.paidOn);
  const paid = await reader
    .select({ month: inWords(paidIn), category: transactions.category, cents: sum(transactions.amountCents) })
    .from(transactions)
    .where(
      and(
        eq(transactions.circleId, circleId),
        between(transactions.paidOn, ...days),
        // Written out: an index of some rows is not for a statement that learns later which it asks for.
        eq(transactions.status, sql`'completed'`),
      ),
    )
    .groupBy(paidIn, transactions.category);
  const spentIn = monthOf(expenses.spentOn);
  const written = await reader
    .select({ month: inWords(spentIn), category: expenses.category, cents: sum(expenses.amountCents) })
    .from(expenses)
    .where(
      and(eq(expenses.circleId, circleId), between(expenses.spentOn, ...days), isNull(expenses.deletedAt)),
    )
    .groupBy(spentIn, expenses.category);
  return byMonth([...paid, ...written].map((row) => ({ ...row, cents: Number(row.cents ?? 0) })));
}

/** The text of a month is made once for each sum: made for each row, it takes as long as the sums themselves. */
const inWords = (month: SQL) => sql<string>`to_char(${month}, 'YYYY-MM')`;
const monthOf = (day: AnyPgColumn) => sql`date_trunc('month', ${day}::timestamp)`;

function byMonth(
  rows: readonly { month: string; category: BillCategory; cents: number }[],
): Map<string, Amounts> {
  const sums = new Map<string, Amounts>();
  for (const { month, category, cents } of rows) {
    const amounts = sums.get(month) ?? new Map<BillCategory, number>();
    amounts.set(category, (amounts.get(category) ?? 0) + cents);
    sums.set(month, amounts);
  }
  return sums;
}

function total(amounts: Amounts): number {
  return [...amounts.values()].reduce((sum, cents) => sum + cents, 0);
}
