import type { Bill } from '@carecircle/contracts';
import { EmptyState, List, Section, Stack, Text, Button } from '@carecircle/ui';
import { DoneIcon } from '@carecircle/ui/icons';
import { BudgetCard } from '../budgets/budget-card';
import { useMessages } from '../words';
import { PendingPayments } from './payments/pending-payments';
import { TransactionRow } from './payments/transaction-row';
import type { useTransactions } from './payments/use-transactions';
import { BillRow } from './bill-row';
import { MonthTiles } from './month-tiles';
import css from './overview-panel.module.css';

const shownBills = 3;
const shownPayments = 3;

export interface OverviewPanelProps {
  bills: readonly Bill[];
  payments: ReturnType<typeof useTransactions>;
  onShowBills: () => void;
  onShowBudget: () => void;
  onShowHistory: () => void;
}

/** The month in figures, what comes next, what was paid last. */
export function OverviewPanel(props: OverviewPanelProps) {
  const { bills, payments, onShowBills, onShowBudget, onShowHistory } = props;
  const t = useMessages();
  const upcoming = bills.filter((bill) => bill.state === 'pending').slice(0, shownBills);
  const recent = payments.transactions.filter(({ status }) => status === 'completed').slice(0, shownPayments);
  return (
    <Stack gap={6}>
      <PendingPayments transactions={payments.transactions} />
      <MonthTiles bills={bills} />
      <div className={css.columns}>
        <Section
          title={t('upcoming.title')}
          action={
            <Button
              variant="quiet"
              size="small"
              aria-label={t('upcoming.all.of', { title: t('upcoming.title') })}
              onPress={onShowBills}
            >
              {t('upcoming.all')}
            </Button>
          }
        >
          {upcoming.length > 0 ? (
            <List>
              {upcoming.map((bill) => (
                <BillRow key={bill.id} bill={bill} />
              ))}
            </List>
          ) : (
            <EmptyState icon={DoneIcon} title={t('upcoming.none.title')} text={t('upcoming.none')} />
          )}
        </Section>
        <BudgetCard onShowBudget={onShowBudget} />
        <Section
          title={t('recent.title')}
          action={
            <Button
              variant="quiet"
              size="small"
              aria-label={t('upcoming.all.of', { title: t('recent.title') })}
              onPress={onShowHistory}
            >
              {t('upcoming.all')}
            </Button>
          }
        >
          {recent.length > 0 ? (
            <List>
              {recent.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </List>
          ) : (
            <Text tone="soft">{t('recent.none')}</Text>
          )}
        </Section>
      </div>
    </Stack>
  );
}
