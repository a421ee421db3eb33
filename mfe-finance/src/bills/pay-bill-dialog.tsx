import type { Bill } from '@carecircle/contracts';
import { PaymentInput } from '@carecircle/contracts/schemas';
import { useFormats, useFormErrors } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { Stack, Text } from '@carecircle/ui';
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
    <FormDialog
      title={t('pay.title')}
      saveLabel={t('pay.save')}
      sending={{ isPending: false, gate }}
      onSubmit={submit}
      errors={errors}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text tone="soft">{t('pay.text', { name: bill.name })}</Text>
        <PaymentFields draft={draft} onChange={change} />
      </Stack>
    </FormDialog>
  );
}
