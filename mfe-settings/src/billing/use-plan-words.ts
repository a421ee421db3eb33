import { planCurrency, plans, yearlySaving, type PlanId } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../words';

/** Names, prices and limits of plans as people read them. Prices are in dollars, whatever a circle counts its own money in. */
export function usePlanWords() {
  const t = useMessages();
  const { number, fileSize } = useFormats();
  const price = (cents: number) => number(cents / 100, { style: 'currency', currency: planCurrency });
  const name = (planId: PlanId) => t(`plan.${planId}`);
  return {
    price,
    name,
    description: (planId: PlanId) => t(`plan.${planId}.text`),
    saving: (planId: PlanId) => t('plan.saving', { amount: price(yearlySaving(plans[planId])) }),
    features(planId: PlanId): string[] {
      const { members, storageBytes } = plans[planId];
      return [
        members === null ? t('plan.members.unlimited') : t('plan.members', { count: members }),
        storageBytes === null
          ? t('plan.storage.unlimited')
          : t('plan.storage', { size: fileSize(storageBytes) }),
        t(`plan.${planId}.support`),
      ];
    },
  };
}
