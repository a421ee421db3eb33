import { useState } from 'react';
import type { Transaction } from '@carecircle/contracts';
import { useCommand, useFormats } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { Stack, Text, showToast } from '@carecircle/ui';
import { TextField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';

export interface ConfirmTransactionDialogProps {
  transaction: Transaction;
  onClose: () => void;
}

/** Confirms an automatic payment, with the payee's number where there is one. */
export function ConfirmTransactionDialog({ transaction, onClose }: ConfirmTransactionDialogProps) {
  const t = useMessages();
  const { money } = useFormats();
  const [number, setNumber] = useState('');
  const confirm = useCommand('finance.confirmTransaction', {
    onDone: () => {
      showToast({ text: t('confirm.done', { name: transaction.billName }), tone: 'success' });
      onClose();
    },
  });
  const submit = async () => {
    await confirm.send({ transactionId: transaction.id, confirmationNumber: number.trim() || null });
  };
  const values = { amount: money(transaction.amountCents), name: transaction.billName };
  return (
    <FormDialog
      title={t('confirm.dialog.title')}
      saveLabel={t('confirm.save')}
      sending={confirm}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text>{t('confirm.dialog.text', values)}</Text>
        <TextField
          label={t('pay.confirmation')}
          isOptional
          description={t('pay.confirmation.note')}
          autoComplete="off"
          maxLength={80}
          value={number}
          onChange={setNumber}
        />
      </Stack>
    </FormDialog>
  );
}
