import { fieldCodes } from '@carecircle/contracts';
import { BillInput } from '@carecircle/contracts/schemas';
import { expect, it } from 'vitest';
import { exampleBill } from '../testing/example-finance';
import { billDraft, billInput } from './bill-draft';
import { changedFields } from './changed-fields';

it('FIN-1 Add Bill begins with the defaults and asks for name and due date', () => {
  const draft = billDraft(null);
  expect(draft).toMatchObject({
    category: 'other',
    amountCents: 0,
    frequency: 'monthly',
    paymentMethod: 'manual',
    reminderDays: 3,
    isRecurring: true,
  });
  expect(Object.keys(fieldCodes(BillInput, billInput(draft))).sort()).toEqual(['dueDate', 'name']);
});

it('FIN-2 an edit sends the changed fields alone and keeps the stored account number', () => {
  const bill = exampleBill({ accountNumberLastFour: '2118' });
  const input = BillInput.parse(billInput({ ...billDraft(bill), amountCents: 130_000 }));
  expect(changedFields(bill, input)).toEqual({ amountCents: 130_000 });
});
