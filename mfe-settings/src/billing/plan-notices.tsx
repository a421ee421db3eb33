import { useAllowed, useCommand, useFormats, useMemberName } from '@carecircle/remote-kit';
import { Banner, Button } from '@carecircle/ui';
import { useMessages } from '../words';
import { usePlanWords } from './use-plan-words';
import type { PlanAnswer } from './use-plan';

/** What is on its way with the plan: asked for, cancelled, or not paid. */
export function PlanNotices({ answer: { plan } }: { answer: PlanAnswer }) {
  const t = useMessages();
  return (
    <>
      {plan.request ? <RequestNotice request={plan.request} /> : null}
      {plan.isEnding ? <EndingNotice plan={plan} /> : null}
      {plan.isPastDue ? <Banner tone="due">{t('plan.pastDue')}</Banner> : null}
    </>
  );
}

function RequestNotice({ request }: { request: NonNullable<PlanAnswer['plan']['request']> }) {
  const t = useMessages();
  const { date, dayOf } = useFormats();
  const { name } = usePlanWords();
  const who = useMemberName(request.requestedBy) ?? '';
  const mayChange = useAllowed('plan:change');
  const { send, isPending, gate } = useCommand('billing.withdrawPlanRequest');
  const withdraw = (
    <Button size="small" isPending={isPending} onPress={() => void send({})} {...gate.button}>
      {t('plan.withdraw')}
    </Button>
  );
  const values = {
    plan: name(request.planId),
    interval: t(`interval.${request.interval}`),
    who,
    date: date(dayOf(request.requestedAt), 'short'),
  };
  return (
    <Banner tone="info" action={mayChange ? withdraw : undefined}>
      {t('plan.request', values)}
    </Banner>
  );
}

function EndingNotice({ plan }: { plan: PlanAnswer['plan'] }) {
  const t = useMessages();
  const { date, dayOf } = useFormats();
  const mayChange = useAllowed('plan:change');
  const { send, isPending, gate } = useCommand('billing.keepPlan');
  const keep = (
    <Button size="small" isPending={isPending} onPress={() => void send({})} {...gate.button}>
      {t('plan.keep')}
    </Button>
  );
  return (
    <Banner tone="due" action={mayChange ? keep : undefined}>
      {t('plan.ending', { date: plan.periodEndsAt ? date(dayOf(plan.periodEndsAt)) : '' })}
    </Banner>
  );
}
