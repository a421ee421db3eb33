import type { BillingInterval, PaidPlanId } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { usePlanWords } from './use-plan-words';

/** Goes to the payment provider where there is one, else asks the operator. */
export function useChoosePlan(canPay: boolean) {
  const t = useMessages();
  const { name } = usePlanWords();
  const checkout = useCommand('billing.startCheckout', { onDone: ({ url }) => window.location.assign(url) });
  const request = useCommand('billing.requestPlan', {
    onDone: (_plan, { planId }) =>
      showToast({ text: t('plan.requested', { plan: name(planId) }), tone: 'success' }),
  });
  const { gate, isPending } = canPay ? checkout : request;
  const choose = (planId: PaidPlanId, interval: BillingInterval) =>
    void (canPay ? checkout.send({ planId, interval }) : request.send({ planId, interval }));
  return { choose, gate, isPending };
}
