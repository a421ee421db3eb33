import { planIds, plans, popularPlan, type BillingInterval, type PlanId } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button, Card, StatusPill, Text } from '@carecircle/ui';
import { CheckIcon, StarIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import css from './billing.module.css';
import { useCancelDialog } from './use-cancel-dialog';
import { useChoosePlan } from './use-choose-plan';
import { usePlanWords } from './use-plan-words';
import type { PlanAnswer } from './use-plan';

export interface PlanCardProps {
  planId: PlanId;
  interval: BillingInterval;
  answer: PlanAnswer;
}

/** What a plan costs and holds, and the way to it. */
export function PlanCard({ planId, interval, answer }: PlanCardProps) {
  const t = useMessages();
  const words = usePlanWords();
  const { prices } = plans[planId];
  const isFree = prices[interval] === 0;
  return (
    <Card
      as="article"
      headingLevel={3}
      title={words.name(planId)}
      action={
        planId === popularPlan ? (
          <StatusPill tone="info" icon={StarIcon}>
            {t('plan.popular')}
          </StatusPill>
        ) : undefined
      }
    >
      <div className={css.plan}>
        <div>
          <Text size="title">{words.price(prices[interval])}</Text>
          <Text tone="soft">{t(`plan.per.${interval}`)}</Text>
          {interval === 'yearly' && !isFree ? <Text tone="done">{words.saving(planId)}</Text> : null}
        </div>
        <Text tone="soft">{words.description(planId)}</Text>
        <ul className={css.features}>
          {words.features(planId).map((feature) => (
            <li key={feature}>
              <CheckIcon />
              {feature}
            </li>
          ))}
        </ul>
        <div className={css.choice}>
          <Choice planId={planId} interval={interval} answer={answer} />
        </div>
      </div>
    </Card>
  );
}

function Choice({ planId, interval, answer: { plan, canPay } }: PlanCardProps) {
  const t = useMessages();
  const { name } = usePlanWords();
  const mayChange = useAllowed('plan:change');
  const { choose, gate, isPending } = useChoosePlan(canPay);
  const cancelling = useCancelDialog(plan);
  const isCurrent = plan.planId === planId && (plan.interval === interval || planId === 'basic');
  if (isCurrent) return <StatusPill tone="done">{t('plan.current')}</StatusPill>;
  if (!mayChange) return null;
  if (planId === 'basic')
    return (
      <>
        <Button
          isFullWidth
          onPress={cancelling.ask}
          {...cancelling.gate.button}
          isDisabled={plan.isEnding || cancelling.gate.isShut}
        >
          {t('plan.downgrade')}
        </Button>
        {cancelling.dialog}
      </>
    );
  const isAsked = plan.request?.planId === planId && plan.request.interval === interval;
  if (isAsked) return <StatusPill tone="info">{t('plan.asked')}</StatusPill>;
  const isHigher = planIds.indexOf(planId) > planIds.indexOf(plan.planId);
  return (
    <>
      <Button
        isFullWidth
        variant={isHigher ? 'primary' : 'secondary'}
        isPending={isPending}
        onPress={() => choose(planId, interval)}
        {...gate.button}
      >
        {t(isHigher ? 'plan.upgrade' : 'plan.switch', { plan: name(planId) })}
      </Button>
      {canPay ? null : (
        <Text size="small" tone="soft">
          {t('plan.byOperator')}
        </Text>
      )}
    </>
  );
}
