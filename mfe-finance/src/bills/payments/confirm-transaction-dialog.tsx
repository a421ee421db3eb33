import { useState } from 'react';
import type { Transaction } from '@carecircle/contracts';
import { OfflineNote, useCommand, useFormats } from '@carecircle/remote-kit';
import { Button, Stack, Text, showToast } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
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
    <Dialog
      title={t('confirm.dialog.title')}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Form onSubmit={submit}>
        <OfflineNote />
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
        <DialogFooter>
          <Button onPress={onClose}>{t('form.cancel')}</Button>
          <Button variant="primary" type="submit" isPending={confirm.isPending} {...confirm.gate.button}>
            {t('confirm.save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
