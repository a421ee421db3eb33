import { useState } from 'react';
import { Button, EmptyState, ErrorState, List, Skeleton, Stack } from '@carecircle/ui';
import { HistoryIcon, SearchIcon } from '@carecircle/ui/icons';
import { useSettled } from '@carecircle/remote-kit';
import { useMessages } from '../../words';
import { HistoryFinder, type HistoryFilter } from './history-finder';
import { PendingPayments } from './pending-payments';
import { TransactionRow } from './transaction-row';
import { useTransactions } from './use-transactions';

const everything: HistoryFilter = { text: '', month: 'all' };

/** Recorded payments with their confirmation numbers, found by name, number or month (FIN-1). */
export function HistoryPanel() {
  const t = useMessages();
  const [filter, setFilter] = useState(everything);
  const search = useSettled(filter.text.trim());
  const month = filter.month === 'all' ? undefined : filter.month;
  const isFiltered = search !== '' || month !== undefined;
  const payments = useTransactions({ ...(month && { month }), ...(search && { search }) });
  const { transactions, isPending } = payments;
  if (!isFiltered && !isPending && !payments.error && transactions.length === 0) {
    return <EmptyState icon={HistoryIcon} title={t('history.none.title')} text={t('history.none')} />;
  }
  return (
    <Stack gap={4}>
      <HistoryFinder filter={filter} onChange={setFilter} />
      <Found payments={payments} onClear={() => setFilter(everything)} />
    </Stack>
  );
}

interface FoundProps {
  payments: ReturnType<typeof useTransactions>;
  onClear: () => void;
}

function Found({ payments, onClear }: FoundProps) {
  const t = useMessages();
  const { transactions, isPending, error, refetch, hasMore, isFetchingMore, fetchMore } = payments;
  if (error && transactions.length === 0) {
    return <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={refetch} />;
  }
  if (isPending) return <Skeleton shape="row" count={4} />;
  if (transactions.length === 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('history.notFound.title')}
        text={t('history.notFound')}
        action={<Button onPress={onClear}>{t('history.clear')}</Button>}
      />
    );
  }
  return (
    <>
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
    </>
  );
}
