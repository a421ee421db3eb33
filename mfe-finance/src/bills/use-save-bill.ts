import { useState } from 'react';
import type { Bill, BillInput } from '@carecircle/contracts';
import { newId, patch, useCommand, useEdited, useSession } from '@carecircle/remote-kit';
import { upsertBill } from './apply-bill-event';
import { changedFields } from './changed-fields';
import { draftBill } from './draft-bill';

/** Saves the bill form: adds a bill, or edits `bill` field by field so that two people's edits both hold. */
export function useSaveBill(bill: Bill | null) {
  const circleId = useSession().circle.id;
  // One id for the whole form, so that sending again after a lost answer adds no second bill.
  const [newBillId] = useState(newId);
  const { opened, seen, takeNote } = useEdited(
    bill ? { ...bill, accountNumber: bill.accountNumberLastFour } : undefined,
  );
  const add = useCommand('finance.addBill', {
    optimistic: ({ billId, ...input }) => [
      patch('finance.listBills', (bills) => upsertBill(bills, draftBill(circleId, billId, input))),
    ],
    onRefused: () => undefined,
  });
  const edit = useCommand('finance.editBill', { onRefused: () => undefined });
  const { isPending, gate, refusal, fieldErrors } = bill ? edit : add;

  const save = async (input: BillInput) => {
    if (!opened) return (await add.send({ billId: newBillId, ...input })).status === 'done';
    const changes = changedFields(opened, input);
    if (Object.keys(changes).length === 0) return true;
    const outcome = await edit.send({ billId: opened.id, changes, seen: seen(changes) });
    takeNote(outcome);
    return outcome.status === 'done';
  };
  return { save, isPending, gate, refusal, fieldErrors };
}
