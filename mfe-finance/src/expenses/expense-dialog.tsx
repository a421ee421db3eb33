import { useState } from 'react';
import {
  billCategories,
  currencyFractionDigits,
  mostMinorUnits,
  type BillCategory,
  type Expense,
} from '@carecircle/contracts';
import { ExpenseInput } from '@carecircle/contracts/schemas';
import { useFormats, useFormErrors, useRefusalWords, useSession } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { showToast, Stack } from '@carecircle/ui';
import { DatePicker, MoneyField, Select, TextField } from '@carecircle/ui/fields';
import { categoryIcons } from '../categories/category-icons';
import { ReceiptField } from '../receipts/receipt-field';
import { useMessages } from '../words';
import { useSaveExpense } from './use-save-expense';

export interface ExpenseDialogProps {
  /** Null adds a new one. */
  expense: Expense | null;
  onClose: () => void;
}

interface Draft {
  name: string;
  category: BillCategory;
  amountCents: number | null;
  spentOn: string | null;
  notes: string;
  receiptDocumentId: string | null;
}

/** Writes down what was spent and is no bill (FIN-3). */
export function ExpenseDialog({ expense, onClose }: ExpenseDialogProps) {
  const t = useMessages();
  const { today, money } = useFormats();
  const { currency } = useSession().circle;
  const refusalWords = useRefusalWords();
  const saving = useSaveExpense(expense);
  const { refusal } = saving;
  const [draft, setDraft] = useState<Draft>(() => draftOf(expense, today()));
  const { errors, check } = useFormErrors(ExpenseInput, saving.fieldErrors, (field) =>
    field === 'amountCents' ? t('problem.amount', { most: money(mostMinorUnits) }) : undefined,
  );
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const submit = async () => {
    if (!check(draft)) return;
    const input = ExpenseInput.parse(draft);
    if (!(await saving.save(input))) return;
    showToast({ text: t(expense ? 'form.saved' : 'form.added', { name: input.name }), tone: 'success' });
    onClose();
  };
  const categories = billCategories.map((value) => ({
    ...{ value, label: t(`category.${value}`), icon: categoryIcons[value] },
  }));
  return (
    <FormDialog
      title={t(expense ? 'expense.edit.title' : 'expense.add.title')}
      saveLabel={t(expense ? 'form.edit.save' : 'expense.add.save')}
      sending={saving}
      errors={errors}
      formError={refusal?.fields.length === 0 ? refusalWords(refusal.code) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextField
          label={t('expense.name')}
          name="name"
          isRequired
          autoFocus
          maxLength={120}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <MoneyField
          label={t('form.amount')}
          name="amountCents"
          isRequired
          currency={currency}
          fractionDigits={currencyFractionDigits(currency)}
          value={draft.amountCents}
          onChange={(amountCents) => change({ amountCents })}
        />
        <Select
          label={t('form.category')}
          name="category"
          isRequired
          options={categories}
          value={draft.category}
          onChange={(category) => change({ category })}
        />
        <DatePicker
          label={t('expense.date')}
          name="spentOn"
          isRequired
          value={draft.spentOn}
          onChange={(spentOn) => change({ spentOn })}
        />
        <ReceiptField
          documentId={draft.receiptDocumentId}
          onChange={(receiptDocumentId) => change({ receiptDocumentId })}
        />
        <TextField
          label={t('form.notes')}
          name="notes"
          isOptional
          isMultiline
          maxLength={2000}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
      </Stack>
    </FormDialog>
  );
}

function draftOf(expense: Expense | null, today: string): Draft {
  if (!expense)
    return {
      name: '',
      category: 'other',
      amountCents: null,
      spentOn: today,
      notes: '',
      receiptDocumentId: null,
    };
  const { name, category, amountCents, spentOn, notes, receiptDocumentId } = expense;
  return { name, category, amountCents, spentOn, notes, receiptDocumentId };
}
