import {
  billCategories,
  expenseColumns,
  expenseImportLimits,
  type ExpenseImport,
} from '@carecircle/contracts';
import { ExpenseInput } from '@carecircle/contracts/schemas';
import { parse } from 'csv-parse/sync';
import { Refusal, refuse } from '../../../refuse';
import { parseAmount } from './parse-amount';
import { parseDay } from './parse-day';

type Fault = ExpenseImport['left'][number];
/** What a line says; a receipt no file has. */
export type PlannedExpense = Omit<ExpenseInput, 'receiptDocumentId'>;

type Line = Record<string, string | undefined>;

const { date, name, amount } = expenseColumns;
const needed = [date, name, amount];
const fields = ExpenseInput.omit({ receiptDocumentId: true }).shape;

/**
 * The expenses of a CSV file with the titles of `expenseColumns` in any order, by commas, semicolons or tabs.
 *
 * @throws INVALID_INPUT at `file`, telling the columns that are missing and those that are there.
 */
export function readExpenseFile(file: string, currency: string) {
  const planned: PlannedExpense[] = [];
  const left: Fault[] = [];
  for (const { record, line } of linesOf(file)) {
    const expense = planExpense(record, currency);
    if (typeof expense !== 'string') planned.push(expense);
    else left.push({ line, text: Object.values(record).join(', ').slice(0, 120), reason: expense });
  }
  return { planned, left };
}

function planExpense(line: Line, currency: string): PlannedExpense | Fault['reason'] {
  if (line.Kind?.trim().toLowerCase() === 'payment') return 'payment';
  if (line.Currency?.trim() && line.Currency.trim().toUpperCase() !== currency) return 'currency';
  const spentOn = parseDay(line[date] ?? '');
  if (spentOn === null) return 'date';
  const amountCents = parseAmount(line[amount] ?? '', currency, line.Currency !== undefined);
  if (typeof amountCents === 'string') return amountCents;
  const said = fields.name.safeParse(line[name]);
  if (!said.success) return 'name';
  const notes = fields.notes.safeParse(line[expenseColumns.notes] ?? '');
  if (!notes.success) return 'notes';
  const wanted = line[expenseColumns.category]?.trim().toLowerCase() || 'other';
  const category = billCategories.find((each) => each === wanted);
  return category ? { name: said.data, category, amountCents, spentOn, notes: notes.data } : 'category';
}

function linesOf(file: string): { record: Line; line: number }[] {
  let records: { record: Line; info: { lines: number } }[];
  try {
    records = parse(file, {
      ...{ bom: true, info: true, trim: true, skip_empty_lines: true, relax_column_count: true },
      delimiter: delimiterOf(file),
      columns: requireColumns,
      to: expenseImportLimits.lines + 1,
    }) as unknown as typeof records;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refusedAtFile('file_damaged', 'This is no CSV file.');
  }
  if (records.length > expenseImportLimits.lines)
    throw refusedAtFile('file_too_large', 'The file has too many lines.');
  if (records.length === 0) requireColumns(headOf(file).split(delimiterOf(file)));
  return records.map(({ record, info }) => ({ record, line: info.lines }));
}

const headOf = (file: string) => file.split(/\r?\n/, 1)[0] ?? '';

/** No title has one of these in it, while amounts have commas. */
const delimiterOf = (file: string) => [';', '\t'].find((mark) => headOf(file).includes(mark)) ?? ',';

/** Titles as the product writes them, whatever their case. */
function requireColumns(found: string[]): string[] {
  const known = new Map(
    [...Object.values(expenseColumns), 'Kind', 'Currency'].map((title) => [title.toLowerCase(), title]),
  );
  const titles = found.map(
    (title) =>
      known.get(
        title
          .replace(/^\uFEFF/, '')
          .trim()
          .toLowerCase(),
      ) ?? title,
  );
  const missing = needed.filter((title) => !titles.includes(title));
  if (missing.length === 0) return titles;
  throw refusedAtFile('file_columns', 'The file has other columns.', {
    missing: missing.join(', '),
    found: found.join(', ').slice(0, 200),
  });
}

function refusedAtFile(code: string, message: string, details?: Record<string, string>) {
  return refuse('INVALID_INPUT', { message, fields: [{ path: 'file', code }], details });
}
