import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import css from './budget.module.css';
import type { BudgetSum } from './sum-budget';

/** Total budgeted, spent and remaining, side by side. */
export function BudgetFigures({ sum }: { sum: BudgetSum }) {
  const t = useMessages();
  const { money } = useFormats();
  const isOver = sum.remainingCents < 0;
  const figures = [
    { label: t('budget.budgeted'), value: money(sum.budgetedCents) },
    { label: t('budget.spent'), value: money(sum.spentCents) },
    { label: t(isOver ? 'budget.over' : 'budget.remaining'), value: money(sum.remainingCents), isOver },
  ];
  return (
    <dl className={css.figures}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd className={figure.isOver ? css.over : undefined}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
