import type { Bill, BillInput } from '@carecircle/contracts';
import { newId, patch, useCommand, useSession } from '@carecircle/remote-kit';
import { upsertBill } from './apply-bill-event';
import { changedFields } from './changed-fields';
import { draftBill } from './draft-bill';

/** Saves the bill form: adds a bill, or edits `bill` field by field so that two people's edits both hold. */
export function useSaveBill(bill: Bill | null) {
  const circleId = useSession().circle.id;
  const add = useCommand('finance.addBill', {
    optimistic: ({ billId, ...input }) => [
      patch('finance.listBills', (bills) => upsertBill(bills, draftBill(circleId, billId, input))),
    ],
    onRefused: () => undefined,
  });
  const edit = useCommand('finance.editBill', { onRefused: () => undefined });
  const { isPending, refusal, fieldErrors } = bill ? edit : add;

  const save = async (input: BillInput) => {
    if (!bill) return (await add.send({ billId: newId(), ...input })).status === 'done';
    const changes = changedFields(bill, input);
    if (Object.keys(changes).length === 0) return true;
    return (await edit.send({ billId: bill.id, changes })).status === 'done';
  };
  return { save, isPending, refusal, fieldErrors };
}
