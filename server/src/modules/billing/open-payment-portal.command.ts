import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { definePreparedCommand } from '../../spine/define-prepared-command';
import { readPlanRow } from '../plans';
import { returnTo } from './return-to';

export const openPaymentPortal = definePreparedCommand(
  apiContract.billing.openPaymentPortal,
  async ({ db, circle, now, services: { payments, origin } }) => {
    const { customerId } = await readPlanRow(db, circle.id, now);
    if (!payments || !customerId)
      throw refuse('INVALID_STATE', { message: 'This circle has no payment method here.' });
    return payments.openPortal({ customerId, returnUrl: returnTo(origin) });
  },
  async ({ prepared: url }) => ({ url }),
);
