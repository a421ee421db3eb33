import { Id } from '@carecircle/contracts/schemas';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { circles } from '../../access/circles.tables';
import { startOfDay } from '../../records/circle-days';
import { defineJob } from '../../spine/define-job';
import { expectedPaymentOf } from './expected-payment';
import { transactionOf } from './finance-rows';
import { bills, transactions } from './finance.tables';
import { paymentReference } from './payment-reference';

/** The due date of an automatic bill has come: its transaction waits until a member confirms it (FIN-2). */
export const expectAutomaticPayment = defineJob({
  name: 'finance.expect-automatic-payment',
  payload: z.object({ circleId: Id, billId: Id }),
  async run({ tx, payload, now, record }) {
    const [row] = await tx
      .select({ bill: bills, timeZone: circles.timeZone })
      .from(bills)
      .innerJoin(circles, eq(circles.id, bills.circleId))
      .where(and(eq(bills.circleId, payload.circleId), eq(bills.id, payload.billId)))
      .for('no key update', { of: bills });
    if (!row) return;
    const { bill, timeZone } = row;
    const isExpected = !bill.deletedAt && bill.state === 'pending' && bill.paymentMethod === 'auto';
    if (!isExpected || startOfDay(timeZone, bill.dueDate) > now) return;
    if (await expectedPaymentOf(tx, bill)) return;
    const [transaction] = await tx
      .insert(transactions)
      .values({
        circleId: bill.circleId,
        id: randomUUID(),
        billId: bill.id,
        billName: bill.name,
        category: bill.category,
        amountCents: bill.amountCents,
        paidOn: bill.dueDate,
        status: 'pending',
        paymentMethod: 'auto',
        confirmationNumber: paymentReference(),
        isReference: true,
        recordedAt: now,
      })
      .returning();
    if (transaction) await record('transaction.added', { transaction: transactionOf(transaction) });
  },
});
