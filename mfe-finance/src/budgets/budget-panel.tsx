import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Budget, BudgetInput } from '@carecircle/contracts';
import { changeSearch, useAllowed, useFormats } from '@carecircle/remote-kit';
import { Button, Card, EmptyState, ErrorState, Inline, Skeleton, Stack } from '@carecircle/ui';
import { SavingsIcon } from '@carecircle/ui/icons';
import { ExpensesSection } from '../expenses/expenses-section';
import { useMessages } from '../words';
import { BudgetDialog } from './budget-dialog';
import { BudgetFigures } from './budget-figures';
import { BudgetLine } from './budget-line';
import css from './budget.module.css';
import { MonthSwitch } from './month-switch';
import { SpendingPlot } from './spending-plot';
import { sumBudget } from './sum-budget';
import { UsageBar } from './usage-bar';
import { useBudget } from './use-budget';

/** Budget of a month: what each category may cost, what it did, and what was spent besides the bills (FIN-3). */
export function BudgetPanel() {
  const t = useMessages();
  const { today } = useFormats();
  const [search] = useSearchParams();
  const wanted = search.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(wanted) && wanted > '0001' ? wanted : today().slice(0, 7);
  const { data, error, refetch, isFetching } = useBudget(month);
  const failed = (
    <ErrorState
      title={t('load.failed')}
      text={t('load.failed.text')}
      onRetry={refetch}
      isRetrying={isFetching}
    />
  );
  const waiting = error ? failed : <Skeleton shape="row" count={4} />;
  return (
    <Stack gap={5}>
      <MonthSwitch month={month} onChange={(next) => changeSearch({ month: next })} />
      <div className={css.columns}>
        <Stack gap={5}>{data ? <MonthBudget key={month} budget={data} /> : waiting}</Stack>
        <ExpensesSection key={month} month={month} />
      </div>
    </Stack>
  );
}

function MonthBudget({ budget }: { budget: Budget }) {
  const t = useMessages();
  const mayEdit = useAllowed('bill:edit');
  const [begin, setBegin] = useState<BudgetInput | null>();
  const sum = sumBudget(budget);
  const lines = budget.categories.filter((line) => line.budgetedCents !== null || line.spentCents > 0);
  return (
    <>
      {lines.length === 0 ? (
        <EmptyState
          icon={SavingsIcon}
          title={t('budget.none.title')}
          text={t('budget.none')}
          action={mayEdit ? <Begin budget={budget} onBegin={setBegin} /> : undefined}
        />
      ) : (
        <Card
          title={t('budget.summary')}
          action={mayEdit ? <Begin budget={budget} onBegin={setBegin} /> : undefined}
        >
          <Stack gap={5}>
            <BudgetFigures sum={sum} />
            <UsageBar label={t('budget.usage')} {...sum} />
            <Lines>
              {lines.map((line) => (
                <BudgetLine key={line.category} line={line} />
              ))}
            </Lines>
          </Stack>
        </Card>
      )}
      <SpendingPlot months={budget.months} />
      {begin === undefined ? null : (
        <BudgetDialog budget={budget} begin={begin} onClose={() => setBegin(undefined)} />
      )}
    </>
  );
}

function Lines({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <ul className={css.lines} aria-label={t('budget.lines')}>
      {children}
    </ul>
  );
}

interface BeginProps {
  budget: Budget;
  onBegin: (begin: BudgetInput | null) => void;
}

/** Sets the month's budgets, from those of an earlier month where nothing is set yet. */
function Begin({ budget: { categories, earlier }, onBegin }: BeginProps) {
  const t = useMessages();
  const { date } = useFormats();
  const isSet = categories.some(({ budgetedCents }) => budgetedCents !== null);
  return (
    <Inline gap={2}>
      {earlier && !isSet ? (
        <Button size="small" onPress={() => onBegin(earlier.amounts)}>
          {t('budget.takeOver', { month: date(`${earlier.month}-01`, 'month') })}
        </Button>
      ) : null}
      <Button size="small" onPress={() => onBegin(null)}>
        {t(isSet ? 'budget.edit' : 'budget.set')}
      </Button>
    </Inline>
  );
}
