import type { Bill, BillInput } from '@carecircle/contracts';

/** What the form holds while it is filled in: the due date may still be missing, an empty field is empty text or null. */
export interface BillDraft extends Omit<
  BillInput,
  'dueDate' | 'amountCents' | 'reminderDays' | 'accountNumber'
> {
  dueDate: string | null;
  amountCents: number | null;
  reminderDays: number | null;
  accountNumber: string;
}

/** Each group of fields shows its part of the draft and hands on what was changed. */
export interface FieldsProps {
  draft: BillDraft;
  onChange: (changes: Partial<BillDraft>) => void;
}

/** The specification's defaults of Add Bill. */
const defaults: BillDraft = {
  name: '',
  category: 'other',
  amountCents: 0,
  dueDate: null,
  frequency: 'monthly',
  isRecurring: true,
  paymentMethod: 'manual',
  reminderDays: 3,
  notes: '',
  accountNumber: '',
};

/** What the form begins with: the bill's own fields, or the defaults. */
export function billDraft(bill: Bill | null): BillDraft {
  if (!bill) return defaults;
  const { name, category, amountCents, dueDate, frequency, isRecurring, paymentMethod, reminderDays, notes } =
    bill;
  return {
    name,
    category,
    amountCents,
    dueDate,
    frequency,
    isRecurring,
    paymentMethod,
    reminderDays,
    notes,
    accountNumber: '',
  };
}

/** The draft in the shape that the server checks. */
export function billInput(draft: BillDraft): unknown {
  return { ...draft, accountNumber: draft.accountNumber.trim() || null };
}
