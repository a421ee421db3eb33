import type { Transaction } from '@carecircle/contracts';
import { PaymentInput } from '@carecircle/contracts/schemas';
import { useCommand, useFormErrors } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { Stack, Text, showToast } from '@carecircle/ui';
import { useMessages } from '../../words';
import { useProblemWords } from '../use-problem-words';
import { PaymentFields, usePaymentDraft } from './payment-fields';

export interface CorrectPaymentDialogProps {
  transaction: Transaction;
  onClose: () => void;
}

/** What was truly paid: the wrong record is reversed and stays in the history, another stands for it (FIN-2). */
export function CorrectPaymentDialog({ transaction, onClose }: CorrectPaymentDialogProps) {
  const t = useMessages();
  const { draft, input, change } = usePaymentDraft({
    paidOn: transaction.paidOn,
    amountCents: transaction.amountCents,
    confirmationNumber: transaction.isReference ? '' : transaction.confirmationNumber,
  });
  const { send, isPending, gate, fieldErrors } = useCommand('finance.correctPayment', {
    onDone: () => {
      showToast({ text: t('correct.done', { name: transaction.billName }), tone: 'success' });
      onClose();
    },
  });
  const { errors, check } = useFormErrors(PaymentInput, fieldErrors, useProblemWords());
  const submit = async () => {
    if (check(input)) await send({ transactionId: transaction.id, ...PaymentInput.parse(input) });
  };
  return (
    <FormDialog
      title={t('correct.title')}
      saveLabel={t('correct.save')}
      sending={{ isPending, gate }}
      onSubmit={submit}
      errors={errors}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text tone="soft">{t('correct.text', { name: transaction.billName })}</Text>
        <PaymentFields draft={draft} onChange={change} />
      </Stack>
    </FormDialog>
  );
}
