import { startOfDay } from '../../records/circle-days';
import type { Schedule } from '../../spine/context';
import { expectAutomaticPayment } from './expect-automatic-payment.job';
import type { BillRow } from './finance.tables';

/** Lets a transaction appear when the due date of an automatic, unpaid bill begins in the circle's zone (FIN-2). */
export async function planAutomaticPayment(
  schedule: Schedule,
  timeZone: string,
  bill: BillRow,
): Promise<void> {
  if (bill.paymentMethod !== 'auto' || bill.state !== 'pending') return;
  await schedule(
    expectAutomaticPayment,
    { circleId: bill.circleId, billId: bill.id },
    startOfDay(timeZone, bill.dueDate),
    { key: bill.id },
  );
}
