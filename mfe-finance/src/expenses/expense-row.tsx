import { memo } from 'react';
import type { Expense } from '@carecircle/contracts';
import { useAllowed, useFormats, useMemberName } from '@carecircle/remote-kit';
import { IconButton, ListRow } from '@carecircle/ui';
import { MoreVerticalIcon, PencilIcon, TrashIcon } from '@carecircle/ui/icons';
import { Menu } from '@carecircle/ui/panels';
import { categoryIcons } from '../categories/category-icons';
import { ReceiptLink } from '../receipts/receipt-link';
import { useMessages } from '../words';
import css from './expenses.module.css';
import { useDeleteExpense } from './use-delete-expense';

export interface ExpenseRowProps {
  expense: Expense;
  onEdit: (expense: Expense) => void;
}

/** One expense: what, when, by whom, how much. Like every row of a list, rendered anew only when it changes. */
export const ExpenseRow = memo(function ExpenseRow({ expense, onEdit }: ExpenseRowProps) {
  const t = useMessages();
  const { date, money } = useFormats();
  const recorder = useMemberName(expense.recordedBy);
  const mayEdit = useAllowed('bill:edit');
  const { deleteExpense, gate } = useDeleteExpense();
  const Glyph = categoryIcons[expense.category];
  const label = t('bill.menu', { name: expense.name });
  return (
    <ListRow
      leading={<Glyph />}
      title={expense.name}
      meta={
        <>
          <span>{date(expense.spentOn, 'short')}</span>
          <span>{t(`category.${expense.category}`)}</span>
          {recorder ? <span>{t('history.by', { name: recorder })}</span> : null}
          <ReceiptLink documentId={expense.receiptDocumentId} name={expense.name} />
        </>
      }
      trailing={
        <>
          <span className={css.amount}>{money(expense.amountCents)}</span>
          {mayEdit ? (
            <Menu
              label={label}
              trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
              items={[
                { id: 'edit', label: t('bill.edit'), icon: PencilIcon, onAction: () => onEdit(expense) },
                {
                  ...{ id: 'delete', label: t('bill.delete'), icon: TrashIcon, isDanger: true },
                  onAction: () => deleteExpense(expense),
                  ...gate.entry,
                },
              ]}
            />
          ) : null}
        </>
      }
    />
  );
});
