export { accountNumberContext } from './account-number';
export { readBillsDueSoon } from './read-bills-due-soon';
export { readMoneyFile } from './read-money-file';
