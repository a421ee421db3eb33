import { useSearchParams } from 'react-router-dom';
import { changeSearch } from '@carecircle/remote-kit';
import { ErrorState, Skeleton } from '@carecircle/ui';
import { Tabs } from '@carecircle/ui/panels';
import { BudgetPanel } from '../budgets/budget-panel';
import { useMessages } from '../words';
import { HistoryPanel } from './payments/history-panel';
import { useTransactions } from './payments/use-transactions';
import { BillsPanel } from './bills-panel';
import { OverviewPanel } from './overview-panel';
import { useBills } from './use-bills';

const tabIds = ['overview', 'bills', 'budget', 'history'] as const;
type TabId = (typeof tabIds)[number];

/** Financial Management (FIN-1): what is due, all bills, what a month may cost, what was paid. */
export default function FinancePage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const { data: bills, error, refetch, isFetching } = useBills();
  const payments = useTransactions();
  const show = (tab: TabId) => changeSearch({ tab: tab === 'overview' ? null : tab });

  if (!bills && error) {
    return (
      <ErrorState
        title={t('load.failed')}
        text={t('load.failed.text')}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  const waiting = <Skeleton shape="row" count={4} />;
  return (
    <Tabs<TabId>
      label={t('finance.tabs')}
      selectedId={tabIds.find((id) => id === search.get('tab')) ?? 'overview'}
      onSelect={show}
      items={[
        {
          id: 'overview',
          label: t('tabs.overview'),
          content: bills ? (
            <OverviewPanel
              bills={bills}
              payments={payments}
              onShowBills={() => show('bills')}
              onShowBudget={() => show('budget')}
              onShowHistory={() => show('history')}
            />
          ) : (
            waiting
          ),
        },
        {
          id: 'bills',
          label: t('tabs.bills'),
          content: bills ? <BillsPanel bills={bills} /> : waiting,
        },
        { id: 'budget', label: t('tabs.budget'), content: <BudgetPanel /> },
        { id: 'history', label: t('tabs.history'), content: <HistoryPanel /> },
      ]}
    />
  );
}
