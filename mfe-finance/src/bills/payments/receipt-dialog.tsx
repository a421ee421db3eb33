import { useState } from 'react';
import type { Transaction } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { Stack, Text, showToast } from '@carecircle/ui';
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
    <FormDialog
      title={t('receipt.title')}
      saveLabel={t('form.edit.save')}
      sending={{ isPending, gate }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text tone="soft">{t('receipt.text', { name: transaction.billName })}</Text>
        <ReceiptField documentId={documentId} onChange={setDocumentId} />
      </Stack>
    </FormDialog>
  );
}
