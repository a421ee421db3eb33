import { plans } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Card, Heading, ProgressBar, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { PlanNotices } from './plan-notices';
import { usePlanWords } from './use-plan-words';
import type { PlanAnswer } from './use-plan';

/** The plan that the circle is on, until when, and what of its limits is used. */
export function CurrentPlanCard({ answer }: { answer: PlanAnswer }) {
  const t = useMessages();
  const { date, dayOf, fileSize } = useFormats();
  const words = usePlanWords();
  const { plan, usage } = answer;
  const { members, storageBytes, prices } = plans[plan.planId];
  const cost = plan.interval
    ? t(`plan.price.${plan.interval}`, { price: words.price(prices[plan.interval]) })
    : t('plan.free');
  const until = plan.periodEndsAt ? date(dayOf(plan.periodEndsAt)) : null;
  return (
    <Card title={t('billing.current')}>
      <Stack gap={4}>
        <div>
          <Heading level={3} size="title">
            {words.name(plan.planId)}
          </Heading>
          <Text tone="soft">
            {until ? `${cost} · ${t(plan.isEnding ? 'plan.ends' : 'plan.renews', { date: until })}` : cost}
          </Text>
        </div>
        <PlanNotices answer={answer} />
        <Usage
          label={t('usage.members')}
          used={usage.members}
          most={members}
          text={
            members === null ? String(usage.members) : t('usage.of', { used: usage.members, most: members })
          }
        />
        <Usage
          label={t('usage.storage')}
          used={usage.storageBytes}
          most={storageBytes}
          text={
            storageBytes === null
              ? fileSize(usage.storageBytes)
              : t('usage.of', { used: fileSize(usage.storageBytes), most: fileSize(storageBytes) })
          }
        />
      </Stack>
    </Card>
  );
}

interface UsageProps {
  label: string;
  used: number;
  most: number | null;
  text: string;
}

function Usage({ label, used, most, text }: UsageProps) {
  const t = useMessages();
  if (most === null) return <Text>{t('usage.unlimited', { label, used: text })}</Text>;
  return (
    <>
      <ProgressBar
        label={label}
        value={used}
        maxValue={most}
        valueText={text}
        tone={used >= most ? 'due' : 'accent'}
      />
      {used > most ? <Text tone="soft">{t('usage.over')}</Text> : null}
    </>
  );
}
