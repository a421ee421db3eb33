import { randomUUID } from 'node:crypto';
import type { EventPayload } from '@carecircle/contracts';
import type { UnitOfWork } from '../../spine/context';
import { billOf, changeBill, changeTransaction, transactionOf } from './finance-rows';
import { bills, type BillRow, type TransactionRow } from './finance.tables';
import { nextDueDate } from './next-due-date';
import { planAutomaticPayment } from './plan-automatic-payment';

/** Marks a bill paid by a completed transaction and makes the bill of the next due date when it recurs (FIN-2). */
export async function settleBill(
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'schedule'>,
  timeZone: string,
  { bill, transaction }: { bill: BillRow; transaction: TransactionRow },
): Promise<EventPayload<'bill.paid'>> {
  const { tx, now, record, schedule } = unit;
  const paid = await changeBill(tx, bill, { state: 'paid', paidOn: transaction.paidOn, updatedAt: now });
  const next = await addNextBill(unit, bill);
  const settled = next ? await changeTransaction(tx, transaction, { nextBillId: next.id }) : transaction;
  const payment = {
    bill: billOf(paid),
    transaction: transactionOf(settled),
    nextBill: next ? billOf(next) : null,
  };
  await record('bill.paid', payment);
  if (next) {
    await record('bill.added', { bill: billOf(next) });
    await planAutomaticPayment(schedule, timeZone, next);
  }
  return payment;
}

async function addNextBill(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  bill: BillRow,
): Promise<BillRow | null> {
  const dueDate = bill.isRecurring ? nextDueDate(bill.dueDate, bill.frequency, bill.anchorDay) : null;
  if (dueDate === null) return null;
  const [next] = await tx
    .insert(bills)
    .values({
      ...bill,
      id: randomUUID(),
      dueDate,
      state: 'pending',
      paidOn: null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return next ?? null;
}
