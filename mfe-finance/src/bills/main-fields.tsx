import { billCategories, currencyFractionDigits } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { MoneyField, Select, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import type { FieldsProps } from './bill-draft';
import { categoryIcons } from '../categories/category-icons';
import css from './bill-form.module.css';

/** What the bill is for and how much it is. */
export function MainFields({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  const { currency } = useSession().circle;
  const categories = billCategories.map((category) => ({
    value: category,
    label: t(`category.${category}`),
    icon: categoryIcons[category],
  }));
  return (
    <>
      <TextField
        label={t('form.name')}
        name="name"
        isRequired
        autoFocus
        maxLength={120}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <div className={css.pair}>
        <Select
          label={t('form.category')}
          name="category"
          isRequired
          options={categories}
          value={draft.category}
          onChange={(category) => onChange({ category })}
        />
        <MoneyField
          label={t('form.amount')}
          name="amountCents"
          isRequired
          currency={currency}
          fractionDigits={currencyFractionDigits(currency)}
          value={draft.amountCents}
          onChange={(amountCents) => onChange({ amountCents })}
        />
      </div>
    </>
  );
}
