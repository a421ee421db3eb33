import { useState } from 'react';
import type { Recipient } from '@carecircle/contracts';
import { retryableLazy, useSession } from '@carecircle/remote-kit';
import { ErrorState, List, Section, Skeleton } from '@carecircle/ui';
import { useMessages } from '../../words';
import { PlanRow } from './plan-row';
import { useCheckInPlans, type CheckInPlan } from './use-check-in-plans';

const ScheduleDialog = retryableLazy(() => import('./schedule-dialog'));
const LinkDialog = retryableLazy(() => import('./link-dialog'));

/** A person cared for, with their plan. */
export interface PlanOfPerson {
  recipient: Recipient;
  plan: CheckInPlan;
}

type Opened = PlanOfPerson & { what: 'schedule' | 'link' };

/** When somebody is asked how each person is, how that stands, and who is on it (CHK-4). */
export function CheckInPlans() {
  const t = useMessages();
  const { recipients } = useSession();
  const { data, error, refetch } = useCheckInPlans();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const rows = recipients.flatMap((recipient) => {
    const plan = data?.find(({ schedule }) => schedule.recipientId === recipient.id);
    return plan ? [{ recipient, plan }] : [];
  });
  const current = rows.find(({ recipient }) => recipient.id === opened?.recipient.id) ?? opened;
  return (
    <Section title={t('plan.title')}>
      {!data && error ? (
        <ErrorState title={t('plan.failed')} text={t('failed.text')} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="row" count={recipients.length} /> : null}
      {data ? (
        <List label={t('plan.title')}>
          {rows.map((row) => (
            <PlanRow
              key={row.recipient.id}
              {...row}
              onSchedule={() => setOpened({ ...row, what: 'schedule' })}
              onAsk={() => setOpened({ ...row, what: 'link' })}
            />
          ))}
        </List>
      ) : null}
      {opened?.what === 'schedule' && current ? <ScheduleDialog {...current} onClose={close} /> : null}
      {opened?.what === 'link' && current ? <LinkDialog {...current} onClose={close} /> : null}
    </Section>
  );
}
