import { useFormats } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, List, ListRow, Skeleton, StatusPill, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import type { useInvoices } from './use-invoices';
import { usePlanWords } from './use-plan-words';

/** What was charged and paid, newest first. */
export function InvoicesCard({ read }: { read: ReturnType<typeof useInvoices> }) {
  const t = useMessages();
  const { date, dayOf, number } = useFormats();
  const { name } = usePlanWords();
  const { invoices, isPending, error, refetch, hasMore, fetchMore, isFetchingMore } = read;
  if (error && invoices.length === 0)
    return <ErrorState title={t('billing.failed')} text={t('billing.failed.text')} onRetry={refetch} />;
  return (
    <Card title={t('billing.history')}>
      {isPending ? <Skeleton shape="row" count={3} /> : null}
      {!isPending && invoices.length === 0 ? <Text tone="soft">{t('billing.history.none')}</Text> : null}
      <List label={t('billing.history')} isPlain>
        {invoices.map(({ id, planId, interval, issuedAt, amountCents, currency, number: invoiceNumber }) => (
          <ListRow
            key={id}
            title={`${name(planId)}, ${t(`interval.${interval}`)}`}
            meta={
              <>
                <StatusPill tone="done">{t('billing.paid')}</StatusPill>
                <span>{date(dayOf(issuedAt))}</span>
                <span>{invoiceNumber}</span>
              </>
            }
            trailing={<strong>{number(amountCents / 100, { style: 'currency', currency })}</strong>}
          />
        ))}
      </List>
      {hasMore ? (
        <Button isPending={isFetchingMore} onPress={fetchMore}>
          {t('billing.history.more')}
        </Button>
      ) : null}
    </Card>
  );
}
