import { useState } from 'react';
import type { Expense } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, Inline, List, Section, Skeleton, Stack } from '@carecircle/ui';
import { PlusIcon, ReceiptIcon, UploadIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { ExpenseDialog } from './expense-dialog';
import { ExpenseRow } from './expense-row';
import { ImportDialog } from './import-dialog';
import { useExpenses } from './use-expenses';

/** What was spent in a month besides the bills; it counts towards the budget. */
export function ExpensesSection({ month }: { month: string }) {
  const t = useMessages();
  const mayEdit = useAllowed('bill:edit');
  const [edited, setEdited] = useState<Expense | null>();
  const [isImporting, setIsImporting] = useState(false);
  return (
    <Section title={t('expenses.title')}>
      <Stack gap={4}>
        {mayEdit ? (
          <Inline gap={2}>
            <Button variant="primary" icon={PlusIcon} onPress={() => setEdited(null)}>
              {t('expense.add.title')}
            </Button>
            <Button icon={UploadIcon} onPress={() => setIsImporting(true)}>
              {t('import.open')}
            </Button>
          </Inline>
        ) : null}
        <Expenses month={month} onEdit={setEdited} />
      </Stack>
      {edited === undefined ? null : <ExpenseDialog expense={edited} onClose={() => setEdited(undefined)} />}
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
    </Section>
  );
}

function Expenses({ month, onEdit }: { month: string; onEdit: (expense: Expense) => void }) {
  const t = useMessages();
  const { expenses, isPending, error, refetch, hasMore, isFetchingMore, fetchMore } = useExpenses(month);
  if (error && expenses.length === 0)
    return <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={refetch} />;
  if (isPending) return <Skeleton shape="row" count={3} />;
  if (expenses.length === 0)
    return <EmptyState icon={ReceiptIcon} title={t('expenses.none.title')} text={t('expenses.none')} />;
  return (
    <>
      <List label={t('expenses.title')}>
        {expenses.map((expense) => (
          <ExpenseRow key={expense.id} expense={expense} onEdit={onEdit} />
        ))}
      </List>
      {hasMore ? (
        <Button isPending={isFetchingMore} onPress={fetchMore}>
          {t('expenses.more')}
        </Button>
      ) : null}
    </>
  );
}
