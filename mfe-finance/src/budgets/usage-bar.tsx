import { useFormats } from '@carecircle/remote-kit';
import { ProgressBar } from '@carecircle/ui';
import { usedPercent, type BudgetSum } from './sum-budget';

export interface UsageBarProps extends Pick<BudgetSum, 'budgetedCents' | 'spentCents'> {
  label: string;
  isLabelHidden?: boolean;
}

/** How much of a budget is spent: red when over, and full at 100 per cent (FIN-3). */
export function UsageBar({ label, isLabelHidden, ...sum }: UsageBarProps) {
  const { number } = useFormats();
  const percent = usedPercent(sum);
  if (percent === null) return null;
  return (
    <ProgressBar
      label={label}
      isLabelHidden={isLabelHidden}
      value={sum.spentCents}
      maxValue={sum.budgetedCents}
      valueText={number(percent / 100, { style: 'percent' })}
      tone={sum.spentCents > sum.budgetedCents ? 'danger' : 'accent'}
    />
  );
}
