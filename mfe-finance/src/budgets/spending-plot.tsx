import type { Budget } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { BarPlot } from '@carecircle/ui/plots';
import { useMessages } from '../words';

/** What the months up to this one cost; those over their budget in red. */
export function SpendingPlot({ months }: Pick<Budget, 'months'>) {
  const t = useMessages();
  const { date, money } = useFormats();
  if (months.every(({ spentCents }) => spentCents === 0)) return null;
  return (
    <BarPlot
      title={t('budget.plot')}
      layout="rows"
      formatValue={money}
      bars={months.map(({ month, budgetedCents, spentCents }) => ({
        id: month,
        label: date(`${month}-01`, 'month'),
        value: spentCents,
        tone: budgetedCents > 0 && spentCents > budgetedCents ? ('danger' as const) : ('accent' as const),
      }))}
    />
  );
}
