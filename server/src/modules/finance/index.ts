export { accountNumberContext } from './account-number';
