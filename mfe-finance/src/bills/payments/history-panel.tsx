import { Button, EmptyState, ErrorState, List, Skeleton, Stack } from '@carecircle/ui';
import { HistoryIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { PendingPayments } from './pending-payments';
import { TransactionRow } from './transaction-row';
import type { useTransactions } from './use-transactions';

/** Recorded payments with their confirmation numbers (FIN-1). */
export function HistoryPanel({ payments }: { payments: ReturnType<typeof useTransactions> }) {
  const t = useMessages();
  const { transactions, isPending, error, refetch, hasMore, isFetchingMore, fetchMore } = payments;
  if (isPending) return <Skeleton shape="row" count={4} />;
  if (error && transactions.length === 0) {
    return <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={refetch} />;
  }
  if (transactions.length === 0) {
    return <EmptyState icon={HistoryIcon} title={t('history.none.title')} text={t('history.none')} />;
  }
  return (
    <Stack gap={4}>
      <PendingPayments transactions={transactions} />
      <List label={t('history.list')}>
        {transactions
          .filter(({ status }) => status !== 'pending')
          .map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} hasMenu />
          ))}
      </List>
      {hasMore ? (
        <Button isPending={isFetchingMore} onPress={fetchMore}>
          {t('history.more')}
        </Button>
      ) : null}
    </Stack>
  );
}
