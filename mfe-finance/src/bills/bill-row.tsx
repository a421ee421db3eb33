import { memo, useState } from 'react';
import type { Bill } from '@carecircle/contracts';
import { useAllowed, useFormats } from '@carecircle/remote-kit';
import { Button, ListRow } from '@carecircle/ui';
import { useMessages } from '../words';
import { BillMenu } from './bill-menu';
import { BillStatusPill } from './bill-status-pill';
import { categoryIcons } from '../categories/category-icons';
import { PayBillDialog } from './pay-bill-dialog';
import { useDueWords } from './use-due-words';
import css from './bill-row.module.css';

export interface BillRowProps {
  bill: Bill;
  /** Opens the form, which outlives the row: a bill may move or go while somebody writes. With it the row offers all that can be done, else payment alone. */
  onEdit?: (bill: Bill) => void;
}

/** One bill: what, when, how much, and its state in words. Like every row of a list, rendered anew only when it changes. */
export const BillRow = memo(function BillRow({ bill, onEdit }: BillRowProps) {
  const t = useMessages();
  const { money } = useFormats();
  const dueWords = useDueWords();
  const mayEdit = useAllowed('bill:edit');
  const mayPay = useAllowed('bill:pay');
  const [isPaying, setIsPaying] = useState(false);
  const Glyph = categoryIcons[bill.category];
  return (
    <>
      <ListRow
        leading={
          <span className={css.icon}>
            <Glyph />
          </span>
        }
        title={bill.name}
        meta={
          <>
            <BillStatusPill bill={bill} />
            <span>{dueWords(bill)}</span>
            {bill.paymentMethod === 'auto' ? <span>{t('bill.auto')}</span> : null}
          </>
        }
        trailing={
          <>
            <span className={css.amount}>{money(bill.amountCents)}</span>
            {mayEdit && onEdit ? (
              <BillMenu bill={bill} onPay={() => setIsPaying(true)} onEdit={() => onEdit(bill)} />
            ) : null}
            {mayPay && !onEdit ? (
              <Button
                size="small"
                aria-label={t('bill.markPaid.of', { name: bill.name })}
                onPress={() => setIsPaying(true)}
              >
                {t('bill.markPaid')}
              </Button>
            ) : null}
          </>
        }
      />
      {isPaying ? <PayBillDialog bill={bill} onClose={() => setIsPaying(false)} /> : null}
    </>
  );
});
