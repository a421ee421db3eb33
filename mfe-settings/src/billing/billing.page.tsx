import { OfflineNote, useAllowed } from '@carecircle/remote-kit';
import { ErrorState, Skeleton, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import css from './billing.module.css';
import { CurrentPlanCard } from './current-plan-card';
import { InvoicesCard } from './invoices-card';
import { PaymentCard } from './payment-card';
import { PlanCards } from './plan-cards';
import { useInvoices } from './use-invoices';
import { usePlan } from './use-plan';

/** /more/billing: the circle's plan, the others, and what was paid (SET-6). */
export default function BillingPage() {
  const t = useMessages();
  const isAdmin = useAllowed('plan:change');
  const { data, error, refetch, isFetching } = usePlan();
  const invoices = useInvoices(isAdmin);
  if (!data && error)
    return (
      <ErrorState
        title={t('billing.failed')}
        text={t('billing.failed.text')}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton shape="card" count={3} />;
  return (
    <Stack gap={6}>
      <OfflineNote>{t('billing.offline')}</OfflineNote>
      <div className={css.columns}>
        <CurrentPlanCard answer={data} />
        {isAdmin ? (
          <Stack gap={5}>
            <PaymentCard answer={data} hasInvoices={invoices.invoices.length > 0} />
          </Stack>
        ) : (
          <Text tone="soft">{t('billing.adminsOnly')}</Text>
        )}
      </div>
      <PlanCards answer={data} />
      {isAdmin ? <InvoicesCard read={invoices} /> : null}
    </Stack>
  );
}
