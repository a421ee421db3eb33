import { useState } from 'react';
import { currencyFractionDigits } from '@carecircle/contracts';
import { useFormats, useSession } from '@carecircle/remote-kit';
import { DatePicker, MoneyField, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';

interface PaymentDraft {
  paidOn: string | null;
  amountCents: number | null;
  confirmationNumber: string;
}

/** What is typed of a payment, and the same as `PaymentInput` takes it. */
export function usePaymentDraft(first: PaymentDraft) {
  const [draft, setDraft] = useState(first);
  const input = { ...draft, confirmationNumber: draft.confirmationNumber.trim() || null };
  // Fields tell in transitions, two of which may come together.
  const change = (changes: Partial<PaymentDraft>) => setDraft((last) => ({ ...last, ...changes }));
  return { draft, input, change };
}

interface PaymentFieldsProps {
  draft: PaymentDraft;
  onChange: (changes: Partial<PaymentDraft>) => void;
}

/** When, how much, and the payee's number (FIN-2). */
export function PaymentFields({ draft, onChange }: PaymentFieldsProps) {
  const t = useMessages();
  const { today } = useFormats();
  const { currency } = useSession().circle;
  return (
    <>
      <DatePicker
        label={t('pay.date')}
        name="paidOn"
        isRequired
        maxValue={today()}
        value={draft.paidOn}
        onChange={(paidOn) => onChange({ paidOn })}
      />
      <MoneyField
        label={t('pay.amount')}
        name="amountCents"
        isRequired
        currency={currency}
        fractionDigits={currencyFractionDigits(currency)}
        value={draft.amountCents}
        onChange={(amountCents) => onChange({ amountCents })}
      />
      <TextField
        label={t('pay.confirmation')}
        name="confirmationNumber"
        isOptional
        description={t('pay.confirmation.note')}
        autoComplete="off"
        maxLength={80}
        value={draft.confirmationNumber}
        onChange={(confirmationNumber) => onChange({ confirmationNumber })}
      />
    </>
  );
}
