import * as z from 'zod';
import { AmountCents, Day, Id, Instant, freeText, line } from '../primitives';
import { billCategories, billFrequencies } from './bill-choices';

export const BillCategory = z.enum(billCategories);
export type BillCategory = z.infer<typeof BillCategory>;

export const BillFrequency = z.enum(billFrequencies);
export type BillFrequency = z.infer<typeof BillFrequency>;

/** What is stored of the state; `overdue` follows from the date and is never stored (see `billStatus`). */
export const BillState = z.enum(['paid', 'pending']);

/** The fields of a bill that members edit (FIN-2). The account number is write-only: screens see its last four digits. */
export const billFields = {
  name: line(120),
  category: BillCategory,
  amountCents: AmountCents,
  dueDate: Day,
  frequency: BillFrequency,
  isRecurring: z.boolean(),
  paymentMethod: z.enum(['manual', 'auto']),
  reminderDays: z.int().min(0).max(30),
  notes: freeText(2000),
};

/** Digits and separators as printed on a bill; stored encrypted. */
export const AccountNumber = z
  .string()
  .trim()
  .regex(/^[\dA-Za-z -]{4,40}$/, { error: 'account_number_shape' });

/** Input of the bill form; `accountNumber` null leaves none stored. */
export const BillInput = z.strictObject({ ...billFields, accountNumber: AccountNumber.nullable() });
export type BillInput = z.infer<typeof BillInput>;

/** The bill form as its editor sees it: of the account number the last four. */
export const ShownBill = BillInput.extend({ accountNumber: freeText(4).nullable() });

/** Input of Mark Paid. Without the payee's confirmation number our own reference is kept, labelled so. */
export const PaymentInput = z.strictObject({
  paidOn: Day,
  amountCents: AmountCents,
  confirmationNumber: line(80).nullable(),
});
export type PaymentInput = z.infer<typeof PaymentInput>;

export const Bill = z.object({
  id: Id,
  circleId: Id,
  /** Shared by all bills of one recurrence; the first bill's own id. */
  seriesId: Id,
  ...billFields,
  accountNumberLastFour: z.string().nullable(),
  state: BillState,
  paidOn: Day.nullable(),
  updatedAt: Instant,
});
export type Bill = z.infer<typeof Bill>;

/** `isReference` tells that the confirmation number is our own reference and not the payee's. */
export const Transaction = z.object({
  id: Id,
  circleId: Id,
  billId: Id,
  billName: z.string(),
  category: BillCategory,
  amountCents: AmountCents,
  paidOn: Day,
  status: z.enum(['completed', 'pending', 'reversed']),
  paymentMethod: z.enum(['manual', 'auto']),
  confirmationNumber: z.string(),
  isReference: z.boolean(),
  recordedBy: Id.nullable(),
  /** Document of the vault that shows it was paid. */
  receiptDocumentId: Id.nullable().default(null),
  /** The reversed transaction that this one stands for, where a wrong payment was corrected. */
  correctsId: Id.nullable().default(null),
  recordedAt: Instant,
});
export type Transaction = z.infer<typeof Transaction>;
