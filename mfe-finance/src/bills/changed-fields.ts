import type { Bill, BillInput } from '@carecircle/contracts';

/** Fields of the form that differ from the bill; an empty account number keeps the stored one. */
export function changedFields(bill: Bill, input: BillInput): Partial<BillInput> {
  const { accountNumber, ...fields } = input;
  const changed = Object.entries(fields).filter(([name, value]) => bill[name as keyof Bill] !== value);
  return { ...Object.fromEntries(changed), ...(accountNumber && { accountNumber }) };
}
