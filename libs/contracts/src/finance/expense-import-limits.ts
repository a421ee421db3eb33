/** What a file of expenses may hold, and how much of it the answer names. */
export const expenseImportLimits = { fileBytes: 512 * 1024, lines: 2_000, shownFirst: 8, named: 20 } as const;

/** Titles of the columns; `Category` and `Notes` may be missing. */
export const expenseColumns = {
  date: 'Date',
  name: 'Name',
  category: 'Category',
  amount: 'Amount',
  notes: 'Notes',
} as const;

/** Why a line is left out. `payment` is a bill's payment from our own file: it counts already. */
export const expenseFaults = [
  'date',
  'name',
  'category',
  'amount-shape',
  'amount-unclear',
  'amount-decimals',
  'amount-zero',
  'amount-negative',
  'amount-large',
  'currency',
  'notes',
  'payment',
] as const;
