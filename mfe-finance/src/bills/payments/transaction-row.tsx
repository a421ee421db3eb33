import { memo } from 'react';
import type { Transaction } from '@carecircle/contracts';
import { useFormats, useMemberName } from '@carecircle/remote-kit';
import { ListRow, StatusPill } from '@carecircle/ui';
import { ReceiptLink } from '../../receipts/receipt-link';
import { useMessages } from '../../words';
import { TransactionMenu } from './transaction-menu';
import css from './transaction-row.module.css';

const tones = { completed: 'done', pending: 'due', reversed: 'missed' } as const;

export interface TransactionRowProps {
  transaction: Transaction;
  hasMenu?: boolean;
}

/** One recorded payment: who, when, how much, and under which number. Like every row of a list, rendered anew only when it changes. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  hasMenu = false,
}: TransactionRowProps) {
  const t = useMessages();
  const { date, money, today } = useFormats();
  const recorder = useMemberName(transaction.recordedBy);
  const { status, confirmationNumber: number, isReference } = transaction;
  return (
    <ListRow
      title={transaction.billName}
      meta={
        <>
          <StatusPill tone={tones[status]}>{t(`transaction.${status}`)}</StatusPill>
          <span>
            {date(
              transaction.paidOn,
              transaction.paidOn.slice(0, 4) === today().slice(0, 4) ? 'short' : 'medium',
            )}
          </span>
          <span>{recorder ? t('history.by', { name: recorder }) : t('history.automatic')}</span>
          {number ? (
            <span className={css.number}>
              {t(isReference ? 'history.reference' : 'history.confirmation', { number })}
            </span>
          ) : null}
          {transaction.correctsId ? <span>{t('history.correction')}</span> : null}
          <ReceiptLink documentId={transaction.receiptDocumentId} name={transaction.billName} />
        </>
      }
      trailing={
        <>
          <span className={status === 'reversed' ? css.reversed : css.amount}>
            {money(transaction.amountCents)}
          </span>
          {hasMenu ? <TransactionMenu transaction={transaction} /> : null}
        </>
      }
    />
  );
});
