import { randomUUID } from 'node:crypto';
import { today } from '../examples';
import type { Write } from './hostile-records';

/** What writes bills, their payments and expenses. */
export const money: Record<string, Write> = {
  bill: async ({ ana, circleId }, deal) => {
    const billId = randomUUID();
    await ana.call('finance', 'addBill', {
      ...{ circleId, billId, name: deal.text(120), category: 'utilities', amountCents: 1, dueDate: today() },
      ...{ frequency: 'monthly', isRecurring: true, paymentMethod: 'manual', reminderDays: 3 },
      ...{ notes: deal.text(2_000), accountNumber: null },
    });
    const payment = { amountCents: 1, paidOn: today(), confirmationNumber: deal.text(80) };
    const paid = await ana.call('finance', 'payBill', { circleId, billId, ...payment });
    await ana.call('finance', 'correctPayment', {
      ...{ circleId, transactionId: paid.transaction.id, ...payment },
      confirmationNumber: deal.text(80),
    });
  },
  expense: ({ ana, circleId }, deal) =>
    ana.call('finance', 'addExpense', {
      ...{ circleId, expenseId: randomUUID(), name: deal.text(120), category: 'healthcare' },
      ...{ amountCents: 1, spentOn: today(), notes: deal.text(2_000), receiptDocumentId: null },
    }),
  expenseFile: ({ ana, circleId }, deal) => {
    const cells = deal.texts(50, 120).map((text) => `"${text.replaceAll('"', '""')}"`);
    const lines = cells.map((cell) => `${today()},${cell},Other,1.00,${cell}`);
    const file = deal.whole(['Date,Name,Category,Amount,Notes', ...lines, ''].join('\r\n'));
    return ana.call('finance', 'importExpenses', { circleId, file, isPreview: false });
  },
};
