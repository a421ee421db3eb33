import {
  billCategories,
  currencyFractionDigits,
  mostMinorUnits,
  type Budget,
  type BudgetInput,
} from '@carecircle/contracts';
import { BudgetInput as BudgetSchema } from '@carecircle/contracts/schemas';
import { useFormats, useFormErrors, useRefusalWords, useSession } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { showToast, Stack, Text } from '@carecircle/ui';
import { MoneyField } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import css from './budget.module.css';
import { useEditBudget } from './use-edit-budget';

export interface BudgetDialogProps {
  budget: Budget;
  /** What the fields begin with instead of what is set: the amounts of an earlier month. */
  begin?: BudgetInput | null;
  onClose: () => void;
}

/** Sets what a month may cost, category by category (FIN-3). */
export function BudgetDialog({ budget, begin = null, onClose }: BudgetDialogProps) {
  const t = useMessages();
  const { date, money } = useFormats();
  const { currency } = useSession().circle;
  const refusalWords = useRefusalWords();
  const { draft, setDraft, save, isPending, gate, refusal, fieldErrors } = useEditBudget(budget, begin);
  const { errors, check } = useFormErrors(BudgetSchema, fieldErrors, (_field, code) =>
    code === 'changed_meanwhile' ? undefined : t('problem.amount', { most: money(mostMinorUnits) }),
  );
  const month = date(`${budget.month}-01`, 'month');
  const submit = async () => {
    if (!check(draft) || !(await save())) return;
    showToast({ text: t('budget.saved', { month }), tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      title={t('budget.set.title', { month })}
      saveLabel={t('form.edit.save')}
      sending={{ isPending, gate }}
      onSubmit={submit}
      errors={errors}
      formError={refusal?.fields.length === 0 ? refusalWords(refusal.code) : undefined}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text tone="soft">{t('budget.set.text')}</Text>
        <div className={css.pair}>
          {billCategories.map((category) => (
            <MoneyField
              key={category}
              label={t(`category.${category}`)}
              name={category}
              isOptional
              currency={currency}
              fractionDigits={currencyFractionDigits(currency)}
              value={draft[category]}
              onChange={(cents) => setDraft({ ...draft, [category]: cents })}
            />
          ))}
        </div>
      </Stack>
    </FormDialog>
  );
}
