import { useState } from 'react';
import { currencyFractionDigits, type Bill } from '@carecircle/contracts';
import { PaymentInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useFormats, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Button, Stack, Text } from '@carecircle/ui';
import { DatePicker, Form, MoneyField, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { usePayBill } from './use-pay-bill';
import { useProblemWords } from './use-problem-words';

export interface PayBillDialogProps {
  bill: Bill;
  onClose: () => void;
}

/** Asks when and how much was paid; it records, it never moves money (FIN-2). */
export function PayBillDialog({ bill, onClose }: PayBillDialogProps) {
  const t = useMessages();
  const { today } = useFormats();
  const { currency } = useSession().circle;
  const { pay, gate } = usePayBill(bill);
  const [paidOn, setPaidOn] = useState<string | null>(today());
  const [amountCents, setAmountCents] = useState<number | null>(bill.amountCents);
  const [confirmation, setConfirmation] = useState('');
  const { errors, check } = useFormErrors(PaymentInput, {}, useProblemWords());

  const submit = () => {
    const input = { paidOn, amountCents, confirmationNumber: confirmation.trim() || null };
    if (!check(input)) return;
    onClose();
    void pay(PaymentInput.parse(input));
  };

  return (
    <Dialog title={t('pay.title')} isOpen isPersistent onOpenChange={(isOpen) => isOpen || onClose()}>
      <Form onSubmit={submit} errors={errors}>
        <OfflineNote />
        <Stack gap={4}>
          <Text tone="soft">{t('pay.text', { name: bill.name })}</Text>
          <DatePicker
            label={t('pay.date')}
            name="paidOn"
            isRequired
            maxValue={today()}
            value={paidOn}
            onChange={setPaidOn}
          />
          <MoneyField
            label={t('pay.amount')}
            name="amountCents"
            isRequired
            currency={currency}
            fractionDigits={currencyFractionDigits(currency)}
            value={amountCents}
            onChange={setAmountCents}
          />
          <TextField
            label={t('pay.confirmation')}
            name="confirmationNumber"
            isOptional
            description={t('pay.confirmation.note')}
            autoComplete="off"
            maxLength={80}
            value={confirmation}
            onChange={setConfirmation}
          />
        </Stack>
        <DialogFooter>
          <Button onPress={onClose}>{t('form.cancel')}</Button>
          <Button variant="primary" type="submit" {...gate.button}>
            {t('pay.save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
