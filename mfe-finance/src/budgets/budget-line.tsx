import type { Budget } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { categoryIcons } from '../categories/category-icons';
import { useMessages } from '../words';
import css from './budget.module.css';
import { UsageBar } from './usage-bar';

/** One category: what was spent of what was budgeted, and what remains. */
export function BudgetLine({ line }: { line: Budget['categories'][number] }) {
  const t = useMessages();
  const { money } = useFormats();
  const { category, budgetedCents, spentCents } = line;
  const Glyph = categoryIcons[category];
  const name = t(`category.${category}`);
  const remaining = (budgetedCents ?? 0) - spentCents;
  const isOver = budgetedCents !== null && remaining < 0;
  return (
    <li className={css.line}>
      <span className={css.lineHead}>
        <span className={css.name}>
          <Glyph />
          {name}
        </span>
        <span>
          {budgetedCents === null
            ? money(spentCents)
            : t('budget.line', { spent: money(spentCents), budgeted: money(budgetedCents) })}
        </span>
      </span>
      <UsageBar
        label={t('budget.usage.of', { name })}
        isLabelHidden
        budgetedCents={budgetedCents ?? 0}
        spentCents={spentCents}
      />
      <span className={isOver ? css.over : css.soft}>
        {budgetedCents === null
          ? t('budget.line.none')
          : t(isOver ? 'budget.line.over' : 'budget.line.left', { amount: money(Math.abs(remaining)) })}
      </span>
    </li>
  );
}
