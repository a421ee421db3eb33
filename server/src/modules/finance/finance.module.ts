import { defineModule } from '../../spine/define-module';
import { addBill } from './add-bill.command';
import { confirmTransaction } from './confirm-transaction.command';
import { deleteBill } from './delete-bill.command';
import { editBill } from './edit-bill.command';
import { expectAutomaticPayment } from './expect-automatic-payment.job';
import { listBills } from './list-bills.query';
import { listTransactions } from './list-transactions.query';
import { payBill } from './pay-bill.command';
import { restoreBill } from './restore-bill.command';
import { undoPayment } from './undo-payment.command';

export const financeModule = defineModule({
  name: 'finance',
  operations: {
    listBills,
    addBill,
    editBill,
    deleteBill,
    restoreBill,
    payBill,
    undoPayment,
    confirmTransaction,
    listTransactions,
  },
  jobs: [expectAutomaticPayment],
});
