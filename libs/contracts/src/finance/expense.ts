import * as z from 'zod';
import { AmountCents, Day, Id, Instant, freeText, line } from '../primitives';
import { BillCategory } from './bill';

const expenseFields = {
  name: line(120),
  category: BillCategory,
  amountCents: AmountCents.min(1),
  spentOn: Day,
  notes: freeText(2000),
  /** Document of the vault that is its receipt. */
  receiptDocumentId: Id.nullable(),
};

/** What a member writes down of money that was spent and is no bill (FIN-3). */
export const ExpenseInput = z.strictObject(expenseFields);
export type ExpenseInput = z.infer<typeof ExpenseInput>;

export const Expense = z.object({
  id: Id,
  circleId: Id,
  ...expenseFields,
  recordedBy: Id,
  updatedAt: Instant,
});
export type Expense = z.infer<typeof Expense>;
