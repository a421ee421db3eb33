import { defineModule } from '../../spine/define-module';
import { editBudget } from './budgets/edit-budget.command';
import { getBudget } from './budgets/get-budget.query';
import { addExpense } from './expenses/add-expense.command';
import { deleteExpense } from './expenses/delete-expense.command';
import { editExpense } from './expenses/edit-expense.command';
import { importExpenses } from './expenses/import-expenses.command';
import { listExpenses } from './expenses/list-expenses.query';
import { restoreExpense } from './expenses/restore-expense.command';
import { addBill } from './add-bill.command';
import { confirmTransaction } from './confirm-transaction.command';
import { correctPayment } from './correct-payment.command';
import { deleteBill } from './delete-bill.command';
import { editBill } from './edit-bill.command';
import { expectAutomaticPayment } from './expect-automatic-payment.job';
import { listBills } from './list-bills.query';
import { listTransactions } from './list-transactions.query';
import { payBill } from './pay-bill.command';
import { restoreBill } from './restore-bill.command';
import { setReceipt } from './set-receipt.command';
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
    correctPayment,
    setReceipt,
    getBudget,
    editBudget,
    listExpenses,
    addExpense,
    editExpense,
    deleteExpense,
    restoreExpense,
    importExpenses,
  },
  jobs: [expectAutomaticPayment],
});
