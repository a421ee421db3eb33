export { accountNumberContext } from './account-number';
export { copiedFinance } from './copied-finance';
export { readBillsDueSoon } from './read-bills-due-soon';
export { readMoneyFile } from './read-money-file';
export { financeNotificationFacts } from './finance.notifications';
