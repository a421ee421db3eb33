import { useState } from 'react';
import type { Transaction } from '@carecircle/contracts';
import { OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button, Stack, Text, showToast } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { ReceiptField } from '../../receipts/receipt-field';
import { useMessages } from '../../words';

export interface ReceiptDialogProps {
  transaction: Transaction;
  onClose: () => void;
}

/** Puts a document of the vault to a payment; an empty field takes it away. */
export function ReceiptDialog({ transaction, onClose }: ReceiptDialogProps) {
  const t = useMessages();
  const [documentId, setDocumentId] = useState(transaction.receiptDocumentId);
  const { send, isPending, gate } = useCommand('finance.setReceipt', {
    onDone: () => {
      showToast({ text: t('receipt.saved', { name: transaction.billName }), tone: 'success' });
      onClose();
    },
  });
  const submit = async () => {
    await send({ transactionId: transaction.id, receiptDocumentId: documentId });
  };
  return (
    <Dialog title={t('receipt.title')} isOpen isPersistent onOpenChange={(isOpen) => isOpen || onClose()}>
      <Form onSubmit={submit}>
        <OfflineNote />
        <Stack gap={4}>
          <Text tone="soft">{t('receipt.text', { name: transaction.billName })}</Text>
          <ReceiptField documentId={documentId} onChange={setDocumentId} />
        </Stack>
        <DialogFooter>
          <Button onPress={onClose}>{t('form.cancel')}</Button>
          <Button variant="primary" type="submit" isPending={isPending} {...gate.button}>
            {t('form.edit.save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
