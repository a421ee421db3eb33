import { currencyFractionDigits } from '@carecircle/contracts';
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { stringify } from 'csv-stringify/sync';
import type { Circle, Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';
import { daysOfMonth } from './days-of-month';
import { expenses, transactions, type ExpenseRow, type TransactionRow } from './finance.tables';

const rowsAtOnce = 1_000;
const head = ['Date', 'Name', 'Category', 'Amount', 'Currency', 'Kind', 'Status', 'Confirmation', 'Notes'];

type Cells = (string | null)[];

/**
 * Payments and expenses of a month, or all of them, as the parts of a CSV file; amounts with a point and the decimals of their
 * currency. Never more than a thousand rows are held at once.
 */
export async function* readMoneyFile(
  reader: Reader,
  member: Member,
  { circle, month }: { circle: Pick<Circle, 'id' | 'currency'>; month: string | undefined },
): AsyncGenerator<string> {
  if (!can(member, 'bill:view')) throw refuse('NOT_ALLOWED', { message: 'You may not do this.' });
  yield stringify([head], { bom: true, record_delimiter: 'windows' });
  const days = month ? daysOfMonth(month) : undefined;
  const amount = (cents: number) => plainAmount(cents, currencyFractionDigits(circle.currency));
  for await (const row of paymentsOf(reader, circle.id, days))
    yield lineOf([
      ...[row.paidOn, row.billName, row.category, amount(row.amountCents), circle.currency, 'payment'],
      ...[row.status, row.confirmationNumber, ''],
    ]);
  for await (const row of expensesOf(reader, circle.id, days))
    yield lineOf([
      ...[row.spentOn, row.name, row.category, amount(row.amountCents), circle.currency, 'expense'],
      ...['', '', row.notes],
    ]);
}

async function* paymentsOf(reader: Reader, circleId: string, days: [string, string] | undefined) {
  const { paidOn, id } = transactions;
  yield* inPages((last: TransactionRow | undefined) =>
    reader
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.circleId, circleId),
          days && between(paidOn, ...days),
          last && sql`(${paidOn}, ${id}) > (${last.paidOn}::date, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(paidOn), asc(id))
      .limit(rowsAtOnce),
  );
}

async function* expensesOf(reader: Reader, circleId: string, days: [string, string] | undefined) {
  const { spentOn, id, deletedAt } = expenses;
  yield* inPages((last: ExpenseRow | undefined) =>
    reader
      .select()
      .from(expenses)
      .where(
        and(
          eq(expenses.circleId, circleId),
          isNull(deletedAt),
          days && between(spentOn, ...days),
          last && sql`(${spentOn}, ${id}) > (${last.spentOn}::date, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(spentOn), asc(id))
      .limit(rowsAtOnce),
  );
}

async function* inPages<R>(readAfter: (last: R | undefined) => Promise<R[]>): AsyncGenerator<R> {
  let rows: R[];
  let last: R | undefined;
  do {
    rows = await readAfter(last);
    yield* rows;
    last = rows.at(-1);
  } while (rows.length === rowsAtOnce);
}

/** What a spreadsheet would take for a formula begins with a tab: it is shown as it was written. */
function lineOf(cells: Cells): string {
  const plain = cells.map((cell) => (/^[=@\t\r+-]/.test(cell ?? '') ? `\t${cell}` : cell));
  return stringify([plain], { record_delimiter: 'windows' });
}

/** Minor units as a number with a point, digit by digit: 1250 of USD is 12.50, 1250 of JPY is 1250. */
function plainAmount(cents: number, digits: number): string {
  if (digits === 0) return String(cents);
  const text = String(cents).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
