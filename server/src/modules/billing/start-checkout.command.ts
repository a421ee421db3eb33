import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { people } from '../../access/people.tables';
import { refuse } from '../../refuse';
import { definePreparedCommand } from '../../spine/define-prepared-command';
import { lockPlan, readPlanRow, savePlan } from '../plans';
import { returnTo } from './return-to';

/** Nothing changes here before the provider has told that it was paid. */
export const startCheckout = definePreparedCommand(
  apiContract.billing.startCheckout,
  async ({ db, input, circle, actor, now, services }) => {
    const { payments, origin } = services;
    if (!payments) throw refuse('INVALID_STATE', { message: 'No payment provider is configured.' });
    const { planId, interval, commandId } = input;
    const order = { circleId: circle.id, planId, interval };
    const row = await readPlanRow(db, circle.id, now);
    const { customerId, subscriptionId } = row;
    const returnUrl = returnTo(origin);
    if (row.payee === 'stripe' && customerId && subscriptionId) {
      if (row.planId === planId && row.interval === interval && !row.isEnding)
        throw refuse('ALREADY_DONE', { message: 'The circle is on this plan.' });
      return payments.openChange({ order, customerId, subscriptionId, returnUrl });
    }
    const [person] = await db.select({ email: people.email }).from(people).where(eq(people.id, actor.id));
    const email = person?.email ?? '';
    return payments.startCheckout({ ...order, email, customerId, returnUrl, key: commandId });
  },
  async ({ tx, circle, actor, now, prepared: url }) => {
    await savePlan(tx, { ...(await lockPlan(tx, circle.id, now)), chosenBy: actor.id });
    return { url };
  },
);
