import { useState } from 'react';
import { billingIntervals, planIds, yearlySavingPercent, type BillingInterval } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Section, Stack } from '@carecircle/ui';
import { FilterTabs } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import css from './billing.module.css';
import { PlanCard } from './plan-card';
import type { PlanAnswer } from './use-plan';

/** The three plans, by the month or by the year. */
export function PlanCards({ answer }: { answer: PlanAnswer }) {
  const t = useMessages();
  const { number } = useFormats();
  const [interval, setInterval] = useState<BillingInterval>(answer.plan.interval ?? 'monthly');
  const percent = number(yearlySavingPercent() / 100, { style: 'percent' });
  const labels = {
    monthly: t('interval.monthly'),
    yearly: `${t('interval.yearly')} · ${t('interval.save', { percent })}`,
  };
  return (
    <Section title={t('billing.plans')}>
      <Stack gap={4}>
        <FilterTabs
          label={t('interval.label')}
          options={billingIntervals.map((id) => ({ id, label: labels[id] }))}
          value={interval}
          onChange={setInterval}
        />
        <div className={css.plans}>
          {planIds.map((planId) => (
            <PlanCard key={planId} planId={planId} interval={interval} answer={answer} />
          ))}
        </div>
      </Stack>
    </Section>
  );
}
