import * as z from 'zod';
import { AmountCents, Day } from '../primitives';
import { BillCategory } from './bill';
import { expenseFaults, expenseImportLimits } from './expense-import-limits';

/** The text of a CSV file; the server refuses at `file` what is too large, damaged or has other columns. */
export const ExpenseFileText = z
  .string()
  .refine((text) => text.length <= expenseImportLimits.fileBytes, { error: 'file_too_large' });

/** What an import adds, or would add, and what it leaves out. */
export const ExpenseImport = z.object({
  expenses: z.int(),
  /** Sum of those, in minor units. */
  totalCents: z.int(),
  /** Lines that the circle has already, with the same day, name and amount. */
  known: z.int(),
  first: z
    .array(z.object({ name: z.string(), category: BillCategory, amountCents: AmountCents, spentOn: Day }))
    .max(expenseImportLimits.shownFirst),
  left: z
    .array(z.object({ line: z.int(), text: z.string(), reason: z.enum(expenseFaults) }))
    .max(expenseImportLimits.named),
  /** How many more are left out than `left` names. */
  leftMore: z.int(),
});
export type ExpenseImport = z.infer<typeof ExpenseImport>;
