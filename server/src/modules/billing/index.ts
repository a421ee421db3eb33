export { GrantRefused, grantPlan } from './grant-plan';
export { readInvoicesFile } from './read-invoices-file';
export { takePaymentNews } from './take-payment-news';
export { billingNotificationFacts } from './billing.notifications';
