import { RadioCards, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import type { FieldsProps } from './bill-draft';

export interface AccountFieldsProps extends FieldsProps {
  /** End of the stored account number, if there is one. */
  lastFour: string | null;
}

/** How it is paid, from which account, and notes. */
export function AccountFields({ draft, onChange, lastFour }: AccountFieldsProps) {
  const t = useMessages();
  return (
    <>
      <RadioCards
        label={t('form.method')}
        name="paymentMethod"
        options={[
          { value: 'manual', label: t('method.manual'), description: t('method.manual.note') },
          { value: 'auto', label: t('method.auto'), description: t('method.auto.note') },
        ]}
        value={draft.paymentMethod}
        onChange={(paymentMethod) => onChange({ paymentMethod })}
      />
      <TextField
        label={t('form.account')}
        name="accountNumber"
        isOptional
        description={lastFour ? t('form.account.kept', { digits: lastFour }) : t('form.account.note')}
        autoComplete="off"
        maxLength={40}
        value={draft.accountNumber}
        onChange={(accountNumber) => onChange({ accountNumber })}
      />
      <TextField
        label={t('form.notes')}
        name="notes"
        isOptional
        isMultiline
        maxLength={2000}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  );
}
