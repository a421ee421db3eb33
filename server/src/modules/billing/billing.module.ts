import { defineModule } from '../../spine/define-module';
import { cancelPlan } from './cancel-plan.command';
import { endPeriod } from './end-period.job';
import { getPlan } from './get-plan.query';
import { keepPlan } from './keep-plan.command';
import { listInvoices } from './list-invoices.query';
import { openPaymentPortal } from './open-payment-portal.command';
import { requestPlan } from './request-plan.command';
import { startCheckout } from './start-checkout.command';
import { withdrawPlanRequest } from './withdraw-plan-request.command';

export const billingModule = defineModule({
  name: 'billing',
  operations: {
    getPlan,
    listInvoices,
    requestPlan,
    withdrawPlanRequest,
    startCheckout,
    openPaymentPortal,
    cancelPlan,
    keepPlan,
  },
  jobs: [endPeriod],
});
