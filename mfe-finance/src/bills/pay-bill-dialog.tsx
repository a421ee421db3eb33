import type { Bill } from '@carecircle/contracts';
import { PaymentInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useFormats, useFormErrors } from '@carecircle/remote-kit';
import { Button, Stack, Text } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { PaymentFields, usePaymentDraft } from './payments/payment-fields';
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
  const { pay, gate } = usePayBill(bill);
  const { draft, input, change } = usePaymentDraft({
    paidOn: today(),
    amountCents: bill.amountCents,
    confirmationNumber: '',
  });
  const { errors, check } = useFormErrors(PaymentInput, {}, useProblemWords());

  const submit = () => {
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
          <PaymentFields draft={draft} onChange={change} />
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
